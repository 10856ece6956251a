/** The refusal of a common password. */
export const commonPassword =
  'This is one of the most common passwords in the world, so please choose another one.';

/** Is it, ignoring case, among the passwords that attackers try first? */
export function isCommonPassword(password: string): boolean {
  return words.has(password.toLowerCase());
}

// The most common ones of @zxcvbn-ts/language-common 4.1.3 (MIT, from leaked lists): those of 8 to 16 characters,
// nearly all with a digit and a letter, since the rules refuse others. Plus some that are common in Indonesia and in
// offices.
const words = new Set(
  `
!qaz2wsx 0000000000o 007james 01012011 013cpfza 033028pw 063dyjuy 085tzzqi 090808qwe 0987654321a 0o9i8u7y
0okm9ijn 0p9o8i7u 0raziel0 1029384756q 10inches 11111111 1111111111zz 11111111a 1111111q 111111aa 1111aaaa
1111qqqq 111222333a 11223344 11223344q 11c645df 11qq22ww 1211123a 123123123a 123123123q 123123qwe
123123qweqwe 1232323q 123321qq 123321qwe 123321qweewq 12344321 12344321q 1234554321 1234554321q 12345678
123456789 1234567890 1234567890a 1234567890q 1234567890qw 1234567890qwe 1234567890s 1234567890w 1234567890z
1234567890zzz 123456789a 123456789aa 123456789abc 123456789as 123456789b 123456789d 123456789f 123456789g
123456789i 123456789k 123456789l 123456789m 123456789n 123456789o 123456789p 123456789q 123456789qaz
123456789qq 123456789qqq 123456789qw 123456789qwe 123456789qwerty 123456789r 123456789s 123456789t
123456789v 123456789w 123456789x 123456789z 123456789zxc 12345678a 12345678c 12345678q 12345678qwe 12345678s
12345678z 1234567a 1234567aa 1234567b 1234567d 1234567k 1234567q 1234567r 1234567s 1234567t 1234567u
1234567v 1234567w 1234567z 123456aa 123456aaa 123456ab 123456abc 123456as 123456asd 123456qaz 123456qq
123456qqq 123456qw 123456qwe 123456qwerty 123456ru 123456ss 123456zx 123456zxc 123456zz 12345abc 12345abcde
12345asd 12345asdfg 12345qaz 12345qwe 12345qwer 12345qwert 12345qwerty 12345trewq 12345zxc 12345zxcvb
1234abcd 1234asdf 1234kekc 1234qwer 1234qwerasdf 1234qwert 1234qwerty 1234rewq 1234rmvb 1234zxcv 1236987z
123as123 123asd123 123hfjdk147 123masha 123mudar 123qaz123 123qazwsx 123qq123 123qwe123 123qwe123qwe
123qwe321 123qwe456 123qwe456rty 123qweas 123qweasd 123qweasdzxc 123qweqwe 123qwert 123qwerty 123zxc123
12e3e456 12locked 12monkey 12qw12qw 12qw34er 12qw34er56ty 12qwaszx 12qwerty 12s3t4p55 134kzbip 1357911q
147258369 14vbqk9p 151nxjmt 154ugeiu 15s9pu03 17171717aa 19371ayj 1958proman 1972chev 19mtpgam19 1a2a3a4a
1a2a3a4a5a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g 1aaaaaaa 1asshole 1basebal 1bigdick 1bulldog 1ccccccc
1charlie 1chelsea 1chicken 1compute 1corvett 1cowboys 1diamond 1ferrari 1footbal 1freedom 1fuckyou 1grizzly
1heather 1hxboqg2 1hxboqg2s 1j9e7f6f 1jennife 1jessica 1letmein 1matthew 1melissa 1michael 1million 1mustang
1panther 1pass1page 1passwor 1password 1patrick 1phoenix 1q2q3q4q 1q2q3q4q5q 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t
1q2w3e4r5t6y 1qa2ws3e 1qa2ws3ed 1qa2ws3ed4rf 1qay2wsx 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1qaz3edc 1qaz@wsx 1qazxcvb 1qazxsw2 1qazxsw23edc 1qazxsw23edcvfr4 1qazzaq1 1qw23er4 1qwerty1 1qwertyu
1richard 1rosebud 1samanth 1scooter 1sexyred 1starwar 1sunshin 1superma 1thunder 1wildcat 1william 1x2zkg8w
1z2x3c4v 1z2x3c4v5b 1zxcvbnm 1zzzzzzz 201jedlz 20spanks 2112rush 213qwe879 221195ws 23176djivanfros 23jordan
23skidoo 23wesdxc 24pnz6kc 254xtpss 260zntpc 2b4dnvsx 2b8riedt 2bigtits 2bornot2 2bornot2b 2kash6zq 2sexy2ho
2w3e4r5t 2wj2k9oj 2wsx1qaz 2wsx3edc 2wsxcde3 2wsxzaq1 305pwzlr 32615948worms 335533aa 33rjhjds 343104ky
368ejhih 380zliki 383pdjvl 3edc4rfv 3edcvfr4 3rjs1la7qe 3stooges 3syqo15hil 3xbobobo 427cobra 42qwerty42
4321rewq 44magnum 4506802a 454dfmcq 45m2do5bs 474jdvff 4809594q 4815162342 4815162342a 4815162342lost
4904s677075 495rus19 4cranker 4freedom 4g3izhox 4gxrzemq 4r3e2w1q 4rfv3edc 4rfv5tgb 4z34l0ts 4z3al0ts
50spanks 545ettvy 551scasi 554uzpad 55bgates 565hlgqo 5hsu75kpot 5t4r3e2w1q 5t6y7u8i 5tgb6yhn 5wr2i7h8
625vrobg 640xwfkv 6458zn7a 669e53e1 67camaro 682regkh 686xqxfg 68camaro 69camaro 6jhwmqku 6xe8j2z4 741852kk
7653ajl1 766rglqy 7777755102q 7777777a 777angel 789456123 78n3s5af 7ertu3ds 7f4df451 7gorwell 7hrdnw23
7ovtgimc 7u8i9o0p 7ugd5hip2j 80070633pc 808state 863abgsg 878kckxy 89231243658s 8j4ye3uz 8letters 8phrowz622
8phrowz624 911turbo 9293709b13 9379992a 987654321a 987654321z 989244342a 999111999q 9kyq6fge a1234567
a12345678 a123456789 a1234567890 a123456a a19l1980 a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1l2e3x4 a1s2d3f4
a1s2d3f4g5 a7777777 a9387670a a987654321 aa1111aa aa123321 aa123456 aa12345678 aaa12345 aaaa1111 aaaaaaa1
aaron123 ab123456 abc12345 abc123456 abc123456789 abc123abc abcd1234 abcd12345 abcd@1234 abcde123 abcde12345
abcdef123 abcdefg1 abigail1 access12 access123 access14 access20 access99 account1 acun3t1x adam1234
adm1n123 admin123 admin1234 admin12345 admin123456 admin18533362 admin2024 admin2025 admin2026 admin@123
administrator1 admiral1 adriana1 adxel187 aezakmi1 agent007 airborne airforce1 ajcuivd289 akusayangkamu1
alabama1 alberto1 alex1234 alex12345 alex1990 alex1996 alex2000 alex2112 alexande alexander alexander1
alhamdulillah1 allison1 allstar1 alpha123 amadeus1 amanda01 amanda11 amanda12 amanda18 amanda69 amber123
america1 amsterdam1 an83546921an13 anderson andre123 andrea11 andreas1 andrew01 andrew12 andrew123 andrew13
andrew88 andrey123 andyod22 anfield1 angel123 angel666 angel777 angela12 angelo4ek anjing123 anna1987
anna1988 anna1989 anna2000 anna2010 anna2614 annette1 another1 anthony1 anthony2 anthony7 anton123 antonio1
apollo11 apollo13 apple123 apples12 aq1sw2de3 aragorn1 arizona1 arnster55 arsenal1 arsenal2 art131313
artem123 artem2010 arwpls4u as123456 asd12345 asd123456 asd123asd asdasd123 asdf1234 asdf12345 asdfasdf
asdfg123 asdfg12345 asdfgh01 asdfgh12 asdfgh123 asdfghj1 asdfghjk asdfghjkl asdfghjkl1 asdfghjkl123 asdfjkl1
asdqwe123 asfnhg66 ashley12 assa1234 asshole1 asshole2 assword1 asterix1 astra123 at4gftlw atlanta1
auckland2010 august11 august16 august25 august31 austin01 austin11 austin12 austin123 austin31 austin316
autumn2025 avenger1 awesome1 az123456 azerty123 b0ll0cks b929ezzh baby2000 babygirl babygirl1 babylon5
badboy69 baggins1 bailey01 bailey10 bailey12 baller23 banana12 bandit12 bandung123 bangkok1 bangsat123
banshee1 barbara1 barkley1 bartman1 baseba11 basebal1 baseball baseball1 baseball2 baseball3 bassman1
bastard1 batman01 batman11 batman12 batman69 batman99 bb123456 bbbbbbb1 bearcat1 beatles1 beautiful1
beaver69 beavis69 beckham7 bella123 benjamin benjamin1 bennett1 bentley1 berkah123 bernard1 bethany1
bigboy12 bigdaddy bigdaddy1 bigdick1 bigdog69 bigfoot1 bigtime1 bigtits1 bill1234 billy123 bingo123
birthday1 birthday21 birthday299 birthday3 birthday4 birthday5 birthday54 biscuit1 bismillah1 bismillah12
bismillah123 bitch123 bitches1 biteme12 biteme69 black123 blackie1 blade123 blaster1 blessed1 blink182
blondie1 blood123 blowjob1 blowme69 blue1234 blunt420 bmw325is bmw330ci bob12345 bobby123 boeing74 bollocks
bologna1 bondage1 bonek1927 boobies1 boris123 boscoe01 boston12 bowling1 boy4u2ownnyc br00klyn bradley1
brandon0 brandon1 brandon2 braves10 breaker1 brendan1 brian123 brianna1 bridget1 britney1 brittany brittany1
broncos1 broncos7 brooklyn brother1 brownie1 bruno123 bubba123 bubbles1 buckeye1 buddy123 budlight buffalo1
buffett1 buffy123 bulldog1 bulldog2 bulldogs bulls123 bullshit bunda123 bunny123 buster01 buster11 buster12
butterfly1 butthead buttons1 c3por2d2 c43qpul5rz cab4ma99 cadr14nu caitlin1 camaro67 camaro69 camaroz2
camaroz28 camelot1 cameron1 camille1 candy123 cantik123 cantona7 capital1 captain1 care1839 carlos12
carlos123 carlton1 carolina caroline carolyn1 carrera4 carter15 cartman1 casey123 casper12 casper99 catfish1
caveman1 cbr600rr cbr900rr cde34rfv celtic67 celtic88 celtics1 cessna17 cezer121 champion changeme123
charger1 chargers1 charles1 charles2 charles3 charlie0 charlie1 charlie123 charlie2 charlie3 charlie4
charlie5 charlie6 charlie7 charlie8 charlie9 charmed1 chase123 cheese12 chelsea0 chelsea1 chelsea2 chelsea6
chelsea8 cherokee chester1 chester2 chevy454 chevys10 chevyz71 chicago1 chicago2 chicago7 chicken1 chicken2
chickenwing101 chipper1 chloe123 chocolate1 chopper1 chris123 chrissy1 christian1 christin christopher1
christy1 chronic1 chuckie1 cidkid86 cinta123 cintaku1 cintaku123 cisco123 cjxb2014 clapton1 classic1
claudia1 clayton1 clemson1 clinton1 cobra123 cobra427 cocacola cocacola1 colleen1 college1 collins1 colole57
colt1911 combat123654 comcast1 company123 compaq12 compute1 computer computer1 connect1 control1 cookie12
cookie59 cookies1 cornell1 corvet07 corvett1 corvette counter1 country1 courtney courtney1 cowboys1 cowboys2
cracker1 crazy123 creative creative1 cricket1 crimson1 cruiser1 crystal1 csfbr5yy cubbies1 cubswin1 cuddles1
cupcake1 curious1 cvzefh1gkc cyclops1 cygnusx1 cynthia1 d1i2m3a4 d1lakiss d78unhxq dad2ownu daddy123
daisy123 dakota01 dakota12 dallas11 dallas12 dallas21 dallas22 damage11 damned69 daniel12 daniel123 daniela1
danielle danielle1 danil8098 danny123 dante123 dapzu455 darkness dasha123 david123 daytona1 ddddddd1
deadman1 death123 death666 deborah1 december defiant1 delta123 demo1234 demon666 denis123 denman85 derrick1
destiny1 detroit1 devil123 devil666 devilmaycry4 devo2706 dgl70460 diablo11 diablo66 diablo666 diamond1
diamond3 dickhead digital1 dignity7 dilbert1 dima1234 dima12345 dima1990 dima1992 dima1993 dima1995 dima1996
dima1997 dima1999 dima2000 dima2010 dimon4ik djg4bb4b dodgers1 dolemit1 dolphin1 dolphin2 dolphins doma77ns
domainlock2005 dominic1 dont4get dorothy1 douglas1 dragon00 dragon01 dragon10 dragon11 dragon12 dragon123
dragon13 dragon21 dragon22 dragon23 dragon25 dragon64 dragon66 dragon69 dragon76 dragon77 dragon88 dragon99
dragons1 dreamer1 dreamer2 drowssap drummer1 ducati99 dumbass1 duncan21 dupont24 durango1 dusty197 eae21157
eagle123 eagles05 eastern1 eclipse1 eclipse9 eduardo1 edward12 eeeeeee1 efbcapa201 einstein ekaterina20
el546218 elaine22 element1 elephant eleven11 elizabeth1 elvira26 elvis123 emerald1 emerson1 emmitt22
england1 enter123 episode1 eric1234 eternal1 everest1 everton1 explore1 explorer express1 extreme1 f00tball
f15eagle falcon16 falcons1 fallout2 fallout3 fantasy1 fantasy7 farside1 fatluvr69 favorite2 favorite3
favorite5 favorite6 favorite7 favorite8 ferrari1 ferrari2 ferrari3 ferrari5 fetish01 fetish69 fffffff1
ffvdj474 fhntv1998 fiction7 fighter1 finance1 firefly1 fireman1 fish1234 fishing1 fk8bhydb fkbyf001
fkg7h4f3v6 flash123 flipper1 florian1 florida1 florida2 flowers1 flyers88 footbal1 football football1
football12 football2 ford9402 fordf150 fordf250 fordf350 forest11 forever1 formula1 forrest1 fortune12
foxtrot1 frances1 francis1 frank123 frankie1 franklin fred1234 freddie1 freddy12 free4all freedom1 freedom2
freedom3 freedom4 freedom5 freedom7 freeman1 friday13 friends1 frogger1 front242 fuck1234 fucker11 fucker69
fuckme69 fuckoff1 fuckyou1 fuckyou123 fuckyou2 fuckyou69 fuckyou7 funtime1 futyn007 gabriel1 gabriel2
gandalf1 gandalf2 gangsta1 ganteng123 garfield garfield1 garrett1 garuda123 gateway1 gateway2 general1
generic1 genesis1 george01 george11 george12 georgia1 germany1 gerrard8 gerrity1 gfhjkm007 gfhjkm11 gfhjkm12
gfhjkm123 gfhjkm22 gfif1991 gfxqx686 ggggggg1 ghbdtn12 ghbdtn123 ghbdtnbr1 ghhh47hj764 ghhh47hj7649
ghjcnj123 ghost123 giants56 gilbert1 gillian1 ginger11 ginger12 gizmo123 gizmodo1 glock9mm gn56gn56
gnasher23 gobuffs2 goddess1 godzilla goforit1 golfer12 golfer23 golfing1 goober12 good12345 good123654
google12 google123 gordon24 gorilla1 grace123 green123 gregory1 grendel1 griffey1 griffin1 grizzly1
groupd2013 gsgba368 gsxr1000 gsxr1100 gudang123 guest123 guinness guitar12 gunners1 gunther1 gy3yt2rgls
gznybwf13 halflife2 hallo123 hamburg1 hammers1 hamster1 hannah01 hansolo1 happy123 hardcore hardcore1
harley01 harley11 harley12 harley69 harmony1 harrison1 harry123 hawaii50 hawkdog79 hawkeye1 hd764nw5d7e1vb1
heather1 heather2 hello123 hello1234 hendrix1 herbert1 hershey1 hhhhhhh1 hihje863 history1 hitman47 hockey10
hockey11 hockey12 hockey19 hockey99 holiday1 holland1 holly123 homer123 honda250 honey123 hooters1 hopkins1
horndog1 horny123 hot2trot hotsex69 house123 houston1 hshfd4n279 hunter01 hunter11 hunter12 hunter123
hunter99 hunting1 huskers1 huskies1 hustler1 hxp4life hzze929b ibill123 iceman69 iforgot1 ikilz083 iloveme1
iloveyou iloveyou1 iloveyou2 ilya1234 ilya1992 imagine1 incubus1 india123 indiana1 indians1 indonesia1
indonesia123 indonesia45 indonesia@123 inferno1 infinity ingram01 integra1 internet internet1 iqzzt580
ireland1 ironman1 ironman2 isabella1 isacs155 italian1 iverson3 j3qq4h7h2v jack1234 jackass1 jackson1
jackson2 jackson5 jacob123 jakarta1 jakarta123 jalal123 jamaica1 james007 james123 jamesbond007 jameson1
jamie123 january1 january2 january2025 jasmine1 jasmine2 jasmine5 jason123 jasper12 jbond007 jeffrey1
jennife1 jennifer jennifer1 jenny123 jericho1 jessica0 jessica1 jessica2 jessica7 jessica8 jesus123 jesus777
jg3h4hfn jigei743ks jillian1 jimmy123 jjjjjjj1 jo9k2jw2 johanna1 john1234 johnny69 johnny99 johnson1
johnson2 joker123 joker666 jonathan jonathan1 jor23dan jordan01 jordan11 jordan12 jordan123 jordan22
jordan23 joseph10 joseph12 joshua01 joshua12 jtuac3my julia123 julie456 jumpman23 jupiter1 jupiter2 just4fun
just4you justice1 justin11 justin12 k1234567 k9dls02a kantor123 karen123 karolina1 katasandi1 katasandi123
katie123 katrina1 kcj9wx5n kelly001 kelly123 keluarga1 keluarga123 kemasan123 kennedy1 kenneth1 kenny123
kevin123 kickass1 killer11 killer12 killer123 killer23 killer66 killer666 killer69 killer99 kimber45
kimberly kimberly1 king1234 kingdom1 kirill123 kitty123 klingon1 knight12 kodaira52 koetsu13 kondom25
kordell1 kristen1 kristin1 kristina ktnj2010 kucing123 l58jkdjp! l8g3bkde lacrosse ladybug1 lakers24
lakers32 lakers34 larry123 lasvegas laura123 lebron23 left4dead len2ski1 lena2010 leonard1 lesbian1 letmein0
letmein1 letmein2 letmein22 letmein3 letmein6 letmein7 letmein9 leto2010 lhbjkjubz2957704 liberty1 lickme69
lifehack lincoln1 linda123 lindsay1 lindsey1 lineage2 lithium1 liverp00l liverpoo liverpool liverpool1
ljb4dt7n lobster1 locoman0 logan123 login123 logistics1 logistik1 logistik123 logitech1 lol12345 london11
london12 london20 london22 london99 lopas123 lorenzo1 loser123 lost4815162342 lotus123 love1234 love2000
love2011 love4ever loveme89 loveyou1 loveyou2 lsdlsd12 lsia9dnb9y lucas123 lucifer1 lucky123 lucky777
luv2epus luv2fuck lvbnhbq1 lvjdp383 lzbs2twz m1234567 m1garand m6cjy69u35 machine1 macsan26 madala11
madison1 madison2 madonna1 maggie11 maggie12 magic123 mailcreated5240 makeksa11 malcolm1 mallard1 mama1234
manager1 mancity1 mandy123 mangust6403 manning1 mapet123456 marcius2 maria123 marie123 marilyn1 marina123
mariner1 marines1 marino13 mario123 marissa1 mark1234 marlboro marshall martin11 martin12 martina1 martini1
maryjane mash4077 masha123 mason123 master01 master10 master11 master12 master123 master22 master23 master69
master99 masterb8 masters1 matilda1 matrix12 matt1234 matthew1 matthew2 matthew7 matthew8 matthew9 maureen1
maurice1 maverick maverick1 maxim1935 maximus1 maxwell1 maynard1 mazda323 mazda626 mazdarx7 mazdarx8
melanie1 melinda1 melissa1 melissa2 melissa6 memphis1 mercedes mercedes1 mercury1 mercury7 merdeka1945
merdeka45 merlin01 merlin12 merlin69 merrill1 metal666 metallic metallica metallica1 metro2033 michael0
michael1 michael2 michael3 michael4 michael5 michael6 michael7 michael8 michael9 michele1 michelle michelle1
michigan mick7278 mickey12 midnight midnight1 mike1234 mikey123 miller31 million1 mimi92139 mine2306
minecraft minecraft123 miranda1 misfit99 mission1 misty123 mittens1 mnbvcxz1 molly123 mom4u4mm monday12
money123 money4me monica69 monique1 monkey01 monkey10 monkey11 monkey12 monkey123 monkey13 monkey21 monkey22
monkey69 monkey77 monkey99 monkeys1 monster1 monster2 montana1 montgom240 monty123 monyet123 mookie12
moose123 morgan01 morgan12 mounta1n mountain mouse123 music123 mustang0 mustang1 mustang2 mustang3 mustang4
mustang5 mustang6 mustang7 mustang8 mustang9 mustard1 mwq6qlzo mxaigtg5 my2girls my3girls myspace1 myxworld4
nancy123 naruto12 naruto123 nascar20 nascar24 nascar88 nascar99 natalia1 natalie1 natas666 natasha1 natasha2
nathan12 naughty1 ncc1701a ncc1701d ncc1701e ncc74656 nemesis1 nemrac58 network1 newlife1 newpass1 newpass6
newport1 newproject2004 newyork1 nicholas nicholas1 nick1234 nicolas1 nihao123 nikita123 nintendo nintendo1
nintendo64 nirvana1 nohack04 nokia123 nokia3110 nokia3230 nokia3250 nokia3310 nokia5130 nokia5228 nokia5230
nokia5300 nokia5310 nokia5530 nokia5800 nokia6120 nokia6230 nokia6233 nokia6300 nokia6303 nokia7610
nokia8800 nokian70 nokian73 nokian95 nolimit5 nolimit8 nolimit9 noname123 noncapa0 nonrev67 note1234
nothing1 november nwo4life o4izdmxu oakland1 oc247ngucz oceans11 october1 october2 office123 oktober7
omega123 onelove1 onlyone4 open1234 opopop11 oqglh565 orange12 orange44 orange77 oranges1 orioles1 orlando1
oscar123 ou8124me ozlq6qwm p0015123 p0o9i8u7 p455w0rd p4ssw0rd p4ssword p@ssw0rd p@ssw0rd1 p@ssw0rd123
p@ssword1 pa55w0rd pa55word pacific1 packaging1 packard1 packers1 packers4 painter1 pakistan paladin1
pandora1 pantera1 panther1 panther2 panties1 papa1234 paradise paris123 parker12 parol123 parol999 pasha123
pass1234 pass1word pass@123 pass@1234 passion1 passport passw0rd passw0rd! passw0rd1 passwor1 password
password0 password00 password01 password1 password1! password10 password11 password12 password123
password123! password1234 password12345 password13 password2 password2023 password2024 password2025
password2026 password23 password3 password4 password5 password6 password69 password7 password8 password9
password99 password@123 patches1 patricia patrick1 patrick2 patrick3 patrick7 patrick8 patrick9 patriot1
paul1234 paulina1 payton34 peaches1 peaches2 peanuts1 pebbles1 pedro123 peekab00 pegasus1 penguin1 penis123
pentium1 pentium2 pentium3 pentium4 pepper01 pepper12 pepper123 pepper76 pepsi123 perfect1 persib1933
persija1928 pervert1 peter123 phantom1 phantom2 philips1 phillip1 phish420 phoenix1 phoenix2 phoenix7
pi314159 piazza31 picasso1 pickles1 pikachu1 pilot123 pioneer1 pippen33 pirates1 pistons1 pitbull1 pizza123
plastic1 platinum playboy1 playboy2 player69 playstation3 plumber1 poiu0987 poiu1234 pokemon1 pokemon12
pokemon123 pokemon2 polaris1 police22 polniypizdec0211 polo1234 pontiac1 poohbear pool6123 popcorn1 poppy123
porn4life porno123 porsche1 porsche9 porsche911 postov10 postov1000 power123 precious1 prelude1 premier1
preston1 primetime21 prince12 princess princess1 printer1 private1 prodigy1 project1 psychnaut1 ptfe3xxp
pufunga7782 pumpkin1 purple12 pussy123 pussy4me pxx3eftp pyramid1 q1234567 q12345678 q123456789 q1234567890
q123456q q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 q1w2e3r4t5y6u7i8
q2w3e4r5 q8zo8wzq qawsed123 qaz12345 qaz123456 qaz123wsx qaz12wsx qaz1wsx2 qazwsx12 qazwsx123 qazwsxedc
qazwsxedc1 qazwsxedc12 qazwsxedc123 qazxsw12 qazxsw123 qazxsw21 qcmfd454 qmpq39zr qpful542 qq123456
qq123456789 qqqq1111 qqqqqqq1 quality1 quant4307 quant4307s quantum1 quattro6 qw123456 qw12er34 qwaszx12
qwaszx123 qwe123456 qwe123asd qwe123qwe qwe123rty qweasd12 qweasd123 qweasdzxc qweasdzxc1 qweasdzxc123
qweqwe123 qwer1234 qwer12345 qwer4321 qwert123 qwert1234 qwert12345 qwert54321 qwerty00 qwerty02 qwerty10
qwerty11 qwerty111 qwerty12 qwerty123 qwerty123! qwerty1234 qwerty12345 qwerty123456 qwerty123456789
qwerty13 qwerty2010 qwerty21 qwerty22 qwerty23 qwerty321 qwerty33 qwerty66 qwerty666 qwerty69 qwerty77
qwerty777 qwerty78 qwerty88 qwerty89 qwerty99 qwerty@123 qwertyu1 qwertyu8 qwertyui qwertyuiop qwertyuiop1
qwertyuiop123 r2d2c3p0 r2d2c3po r3ady41t r3vi3wpass r4e3w2q1 rahasia1 rahasia12 rahasia123 rahasia1234
raiders1 rainbow1 rainbow2 rainbow6 rainbow7 rambo123 rammstein1 random123 ranger01 ranger11 ranger12
ranger21 ranger99 rangers1 rangers9 rasta220 rattolo58 raven123 raymond1 rb26dett ready2go rebbyt34 rebecca1
red12345 redbull1 redhead1 redneck1 redskin1 redskins redsox04 redwing1 redwings redwood1 review69 revival47
ricardo1 richard1 richard2 richard3 richard7 rlzwp503 robert12 roberta1 roberto1 roberts1 rocket88 rocky123
roger123 roman123 roman222 romeo123 ronaldo1 ronaldo7 ronaldo9 rooster1 root1234 rosebud1 rt6ytere
runescape1 running1 rush2112 russell1 russian7 rusty123 s1234567 s456123789 s7fhs127 saab9000 sabbath1
sabrina1 sailing1 sally123 sam138989 samantha samantha1 sammy123 sampson1 samsung1 samsung123 samsung2
samurai1 sandi123 sandman1 sandy123 sanity72 sanity729 sarah123 sasha123 sasha1234 sasha1995 sasha1996
sasha2010 sasha_007 satan666 satana666 saun24865709 sausage1 save13tx sayang12 sayang123 sayangku1
sayangku123 sc0tland scarface scarface1 scarlet1 scooby12 scooter1 scooter2 scorpio1 scorpio7 scorpion
scotland scott123 scruffy1 sd3lpgdr sdsadee23 searock6 seattle1 sebastian1 secret12 secret123 section8
security security1 segblue2 semangat123 semangat45 semperfi senha123 serega123 sergey123 service01 service1
seven777 sevenof9 seventy7 sevilia1 sex12345 sexy1234 sh4d0w3d shadow01 shadow11 shadow12 shadow1212
shadow123 shadow13 shadow69 shadow99 shadows1 shane123 shaney14 shannon1 shaolin1 shearer9 shelley1 sherman1
shirley1 shithead shock123 shooter1 shotgun1 shrike01 shygirl1 siemens1 silver11 silver12 simba123 simon123
simpson1 simpsons sk84life sk8board sk8ordie skeeter1 skipper1 skorpion39 skyline1 slayer66 slayer666
slayer69 slimed123 slipknot slipknot1 slipknot666 smile123 smith123 smoke420 snake123 snapper1 snickers
snickers1 sniper12 snoopy12 snowball snowman1 soccer10 soccer11 soccer12 soccer13 soccer14 soccer15 soccer16
soccer17 soccer18 soccer20 soccer21 soccer22 soccer99 sochi2014 sojdlg123aljg soldier1 solomon1 sonic123
sony1234 sooners1 sophie12 soso123aljg sparky12 spartan1 spartan117 spawn666 speaker1 special1 spencer1
spider12 spiderman1 spike123 spitfire spring2025 spring99 sr20dett ssptx452 sssssss1 stalker1 stanley1
stanley2 stargate start123 startrek starwar1 starwars starwars1 stealth1 steeler1 steelers steelers1
stephen1 steve123 stewart1 stinger1 strange1 strider1 striker1 student1 studio54 sublime1 success1 sucker69
suckit69 sukses123 summer00 summer01 summer04 summer05 summer06 summer10 summer11 summer12 summer20
summer2023 summer2024 summer2025 summer69 summer99 sunny123 sunrise1 sunshine sunshine1 super123 superman
superman1 superman2 support1 surabaya1 surabaya123 surfing1 suzanne1 sveta123 svetlana sweetie1 swimmer1
system32 t34vfrc1991 t3fkvkmj take8422 tamwsn3sja tarheel1 taylor12 teacher1 teddy123 temp1234 tempest1
tennis11 tennis12 tequila1 test1234 test12345 test@123 testing1 testing123 testing2 texas123 thegame1
thelast1 theresa1 therock1 thomas01 thomas11 thomas12 thomas123 thomas19 thor5200 thumper1 thunder1 thunder2
thunder5 thunder7 thunder9 tiffany1 tiffany2 tiger123 tigers01 tigger01 tigger11 tigger12 tigger69 timothy1
timoxa94 titanic1 tm371855 tmjxn151 tomcat14 tommy123 tornado1 toronto1 toshiba1 tracker1 trader12 trailer1
transam1 trigger1 trinity1 trinity3 tristan1 triumph1 trojans1 trooper1 trouble1 trucker1 trumpet1 trustn01
trustno1 tuczno18 tuesday1 turkey50 tvxtjk7r twisted1 tyler123 tyrik123 u4slpwra uiegu451 unicorn1 unknown1
user1234 user@123 usmc0311 usmc1775 usuckballz1 valerie1 vampire1 vanessa1 vaz21099 vegas123 venom121293
verizon1 vermont1 veronica vfrcbv123 vg08k714 victoria victoria1 victory1 vika2010 vikings1 vincent1
vinci123 vinci1234 vinci2025 vinci2026 viper123 vlad1995 vlad1996 vlad1997 vlad1998 vlad7788 vladimir
volvo850 volvos40 volvos80 voyager1 voyager2 vsjasnel12 vw198m2n w1w2w3w4 w2dlww3v5p w8gkz2x1 wallace1
walleye1 war3demo warcraft1 warcraft3 warlock1 warlord1 warrior1 warrior2 water123 weare138 weather1
websol76 webster1 welcome1 welcome1! welcome12 welcome123 welcome2 welcome8 welcome@123 welkom01 wenef45313
western1 westham1 westside wg8e3wjf whatever whatever1 whiskey1 whisper1 whitney1 wildcat1 wildman1 william1
william2 william3 williams windows1 windows9 windsor1 winnipeg261 winston1 winston2 winter01 winter11
winter12 winter2024 winter2025 winter99 wolfman1 wp2003wp wrest666 wrinkle1 wrinkle5 wutang36 x72jhhu3z
xaccess2 xakep1234 xsw21qaz xsw23edc xxxxxxx1 xzsawq21 yamahar1 yamahar6 yankees0 yankees1 yankees2
yanshi1982 year2000 year2005 yellow12 yes90125 yfcnz123 yqlgr667 yr8wdxcq yujyd360 yvtte545 yxkck878
yy5rbfsc yyyyyyy1 yzerman1 z1234567 z123456789 z123456z z1x2c3v4 z1x2c3v4b5 zachary1 zaq11qaz zaq12345
zaq123wsx zaq12wsx zaq1xsw2 zaq1xsw2cde3 zaqwsx123 zenit2011 zidane10 ziggy123 zqjphsyf6ctifgu zx123456
zx123456789 zxasqw12 zxc12345 zxcasdqwe123 zxcv1234 zxcvb123 zxcvb12345 zxcvbn12 zxcvbn123 zxcvbnm1
zxcvbnm12 zxcvbnm123 zz123456 zz8807zpl zzzzzzz1
`
    .trim()
    .split(/\s+/),
);
