import { h2, h3, ol, p, pictureIfAny, quote, rule, table, text, ul } from '../text.ts';
import type { TranslatedPost } from './starter-translation.ts';

/** Posts about boxes and pallets. */
export const boardAndPallets: TranslatedPost[] = [
  {
    of: 'karton-gelombang',
    slug: 'choosing-corrugated-board',
    title: 'Choosing corrugated board: thick enough, not the thickest',
    excerpt:
      'Flute A, B, C or E? Thickness decides stacking strength, freight cost and print quality. Here’s how we choose it with our clients.',
    body: (pictureOf) =>
      text(
        p(
          'The first question we get is nearly always the same: _“How thick is your strongest board?”_ The answer is rarely a number. Board that is too thin lets stacks collapse in the warehouse; board that is too thick eats up container space and budget. What you want is board **thick enough for your product’s journey**.',
        ),
        h2('What is a flute?'),
        p(
          'Corrugated board consists of two flat sheets (_liners_) with a wavy layer between them. That wave is the _flute_. Its height determines the thickness of the board, and each height has a character of its own.',
        ),
        table(
          'Flute | Thickness | Main strength | Typical use',
          'E | 1.1–1.8 mm | Crisp print, neat folds | Retail boxes, mailers',
          'B | 2.5–3.0 mm | Resists flat crush | Cans, bottles, hard goods',
          'C | 3.6–4.0 mm | Balances stacking and cost | Everyday shipping boxes',
          'A | 4.7–5.0 mm | Absorbs impacts | Fragile goods',
          'BC | 6.1–7.0 mm | High stacks, heavy loads | Export, machinery, tiles',
        ),
        h2('Three questions before you choose'),
        ol(
          '**How heavy are the contents, and do they carry the load?** Glass bottles help to hold up the stack; clothes don’t.',
          '**How high is the stack, and how long will it stand?** A box stored for three months loses almost half the strength it had on day one.',
          '**How humid is the journey?** In very humid air, compression strength can drop by half.',
        ),
        ...pictureIfAny(
          pictureOf('corrugated-carton-stacking'),
          'Two boxes in a compression tester; the curve shows the load at which their walls give way.',
        ),
        h3('What we calculate'),
        p(
          'From your answers we calculate the load on the bottom box and multiply it by a safety factor of three to five. We compare the result with the _Edge Crush Test_ (ECT) value of the board and the perimeter of the box. If there is plenty to spare, we go down one flute; if it is tight, we upgrade the liner before we add thickness.',
        ),
        quote(
          'A better liner is often cheaper than another layer. We recommend BC board only if the figures call for it.',
        ),
        h2('In short'),
        ul(
          'Start with C flute for shipping boxes up to 15 kg.',
          'Choose E or B flute if the print sells your product.',
          'Move up to BC for export, long storage or stacks over 1.8 metres.',
          'Always test a sample with the real product inside, not an empty box.',
        ),
        p(
          'Not sure about your product? Send its size, its weight and a photo to [hello@vinci.example](mailto:hello@vinci.example). We’ll make one sample and test it free of charge.',
        ),
      ),
  },
  {
    of: 'pallet-patterns',
    slug: 'pallet-patterns',
    title: 'Pallet patterns: what makes your boxes strong or weak',
    excerpt:
      'The same box can carry twice the load or only half of it. It all depends on where its corners sit on the pallet.',
    body: (pictureOf) =>
      text(
        p(
          'Corrugated boxes don’t carry a load evenly. About **two-thirds of their strength lies in the four vertical corners**. Put corner on corner, and the load runs straight down. Put a corner on the middle of a wall, and the wall buckles.',
        ),
        h2('Three patterns, three trade-offs'),
        table(
          'Pattern | Strength left | Stability | Suits',
          'Column | About 100% | Low without stretch film or straps | Heavy goods, long storage',
          'Interlocked | 50–60% | High | Light goods, short journeys',
          'Pinwheel | 55–65% | Medium | Boxes that don’t fit the pallet evenly',
        ),
        p(
          'The interlocked pattern feels safer because the layers lock into each other. The bottom layer pays the price weeks later, in a warm, humid warehouse.',
        ),
        h2('The overhang nobody sees'),
        p(
          'A box that hangs 15 mm over the edge of the pallet loses support at two of its four corners. From overhang alone, we have measured a loss of about a third. Gaps between the deck boards do the same damage from below, only less visibly.',
        ),
        ...pictureIfAny(
          pictureOf('pallet-strapping'),
          'Boxes strapped to a pallet with edge protectors: the edges of the boxes should be flush with the boards.',
        ),
        quote(
          'If you change just one thing this month, line up the edges of your boxes with the edges of the pallet.',
        ),
        h2('What we try before changing the box'),
        ol(
          'Stack in columns, then secure the load with corner boards and two straps.',
          'Interlock only the **top** layer, which carries nothing.',
          'Put a sheet of board between the pallet and the first layer to close the gaps.',
          'Stand the flutes upright. It sounds obvious, but in one design in ten they still run sideways.',
        ),
        h2('When to call us'),
        ul(
          'The bottom boxes bulge after a week.',
          'The straps cut into the edges of the top layer.',
          'Your pallets are 1,100 × 1,100 mm, but the boxes were designed for 1,200 × 1,000 mm.',
        ),
        p(
          'Send us the sizes of your boxes and pallets: within two working days you’ll have a drawing of the pattern with the load on every layer.',
        ),
      ),
  },
  {
    of: 'palet-ispm-15',
    slug: 'ispm-15-pallets',
    title: 'Export without delays: what you need to know about ISPM 15 pallets',
    excerpt:
      'One blurred stamp can hold up a container. A short guide to choosing, checking and storing wooden pallets for export.',
    body: (pictureOf) =>
      text(
        p(
          'Raw wood can carry insects and fungi into the destination country. More than 180 countries therefore require wooden packaging to be treated to the **ISPM 15** standard and marked. Without a valid mark, it can be re-fumigated, sent back or destroyed at the shipper’s expense.',
        ),
        h2('How to read the mark'),
        ul(
          'The **IPPC** symbol, an ear of wheat, on the left.',
          'The two-letter country code and the producer’s number: _ID-000_.',
          'The treatment code: **HT**, **DH** or **MB**.',
        ),
        table(
          'Code | Treatment | Note',
          'HT | Core of the wood heated to 56 °C for 30 minutes | The most common; the one we use',
          'DH | Dielectric heating to 60 °C for 1 minute | Fast, but needs special equipment',
          'MB | Methyl bromide fumigation | Refused by the European Union and being phased out',
        ),
        h2('Four things people often miss'),
        ol(
          '**Repaired pallets** with new boards must be treated and marked again.',
          '**Dunnage inside the container** counts as wooden packaging and needs a mark too.',
          '**Two marks on one pallet** make inspectors doubt both. Remove the old one before treating the wood again.',
          'Remaining **bark** wider than 3 cm and larger than 50 cm² is not accepted.',
        ),
        ...pictureIfAny(
          pictureOf('export-pallet-container'),
          'Ten pallets filling the floor of a container: one blurred mark holds up all of them.',
        ),
        h3('What doesn’t need a mark'),
        p(
          'Plywood, particle board and OSB are made with heat and glue, so they are exempt. So is wood 6 mm thick or less. Paper and plastic pallets are exempt too, of course, but check their strength first.',
        ),
        h2('Storing treated pallets'),
        p(
          'Heat treatment doesn’t expire, but pallets left on wet ground grow mould and are rejected on sight. Keep them under a roof, off the floor, at a moisture content below 20%.',
        ),
        quote(
          'We photograph the mark on every pallet before the container is closed. Those photos have saved clients from a fine three times already.',
        ),
      ),
  },
];

/** Posts about testing, warehouses and deliveries. */
export const operations: TranslatedPost[] = [
  {
    of: 'barcode-gudang',
    slug: 'barcodes-in-the-warehouse',
    title: 'Barcodes in the warehouse: from paper notes to stock you can trust',
    excerpt:
      'Six months after we introduced a WMS in our Cikarang warehouse, stock variance was down from 3.1% to 0.2%. Here are the steps we took.',
    body: () =>
      text(
        p(
          'A paper-based warehouse works well until the person who knows where everything is goes on leave. After that, every pick is a search. We began our move to a _warehouse management system_ (WMS) not with software but with **rack addresses**.',
        ),
        h2('Step 1: give every location an address'),
        p(
          'Each location gets one code: aisle, bay, level and position. A code is never reused, even if the rack moves. Its label is tilted by 30 degrees, so it can be read from a forklift.',
        ),
        h2('Step 2: one label, one truth'),
        p(
          'Our carton labels carry just three things: item number, lot number and quantity. The rest comes from the system. The less you print, the less can go out of date.',
        ),
        table(
          'Type of code | Content | What we use it for',
          'Code 128 | Letters and digits, one line | Cartons and pallets',
          'GS1-128 | Lot, date and quantity with standard identifiers | Deliveries to modern retail',
          'QR | A lot of data, survives damage | Rack locations and documents',
        ),
        h3('Print quality isn’t cosmetic'),
        p(
          'One unreadable label in twenty is enough to make operators go back to typing. We check the contrast and the _quiet zone_ with a verifier every time we change the roll.',
        ),
        h2('Step 3: change habits, not just tools'),
        ol(
          'For the first two weeks we did **both**: scanned it and wrote it down.',
          'In week three we took paper out of one aisle, then one more every week.',
          'We discussed variances for ten minutes every morning, without looking for anyone to blame.',
        ),
        quote('A scanner doesn’t fix a chaotic process. It just shows you the chaos sooner.'),
        h2('Results after six months'),
        ul(
          'Stock variance fell from 3.1% to **0.2%**.',
          'Average picking time per order line fell from 4 minutes 20 seconds to 2 minutes 35 seconds.',
          'Cycle counts, with every location counted once a month, replaced the annual stocktake.',
        ),
        rule,
        p(
          'Want to see it in action? Give us a day’s notice, and somebody will show you around the warehouse: [gudang@vinci.example](mailto:gudang@vinci.example).',
        ),
      ),
  },
  {
    of: 'foam-drop-test',
    slug: 'drop-testing-foam',
    title: 'Ten drops: how we test foam and cold-chain packaging',
    excerpt:
      'Before a box carries vaccines or camera lenses, we drop it ten times. Here’s what we look for, and why we start with a corner.',
    body: (pictureOf) =>
      text(
        p(
          'Between Surabaya and Jayapura, a parcel changes hands six to nine times. We can’t go along, so we bring the journey into the laboratory: a drop tester, a climate chamber and the very box you will ship.',
        ),
        h2('One corner, three edges, six faces'),
        p(
          'The sequence follows ISTA 1A. The corner comes first because it takes the hardest impact: the whole weight lands on a few square millimetres. If the foam survives that, the six faces are rarely a problem.',
        ),
        table(
          'Package weight | Drop height',
          'Under 10 kg | 760 mm',
          '10–19 kg | 610 mm',
          '19–28 kg | 460 mm',
          '28–45 kg | 310 mm',
          '45–68 kg | 200 mm',
        ),
        ...pictureIfAny(
          pictureOf('protective-foam-insert'),
          'Foam cut to the shape of a camera and its lenses: its thickness on each side takes the impact.',
        ),
        h2('What the foam has to do'),
        ul(
          '**Slow the product down** over enough distance: the more fragile it is, the thicker the foam.',
          '**Recover** its shape. Foam that stays crushed protects only once.',
          '**Hold the temperature** if the contents must stay between 2 and 8 °C.',
        ),
        h2('The cold chain is tested twice'),
        p(
          'A packed box spends 48 hours in a chamber that simulates the dry season in Makassar: 22 °C at night, 38 °C by day. Temperature loggers sit in the corner, in the lid and in the middle of the load. The corner always warms up first; it tells us how many gel packs you need.',
        ),
        quote('A box passes if its contents pass. A dent in the board is not a failure; a warm vial is.'),
        h2('What you get'),
        ol(
          'Photos after every drop.',
          'Temperature curves from all loggers.',
          'A drawing of the foam with the changes we suggest, and their cost.',
        ),
        p(
          'The drop-test report is ready in three working days, the cold-chain report in five. Bring three packed samples and an empty one to our laboratory in Cikarang, or [ask us to collect them](mailto:lab@vinci.example).',
        ),
      ),
  },
  {
    of: 'proof-of-delivery',
    slug: 'proof-of-delivery',
    title: 'Paperless delivery: proof of delivery within seconds',
    excerpt:
      'Proof of delivery used to take eleven days to reach the office. Now the signature, photos and location arrive before the driver closes the truck.',
    body: (pictureOf) =>
      text(
        p(
          'The invoice waits for the delivery note, and the delivery note waits for the driver to come home. On our Sumatra routes, that meant **eleven days** between delivery and invoice. Since the beginning of the year, all our trucks have used digital _proof of delivery_.',
        ),
        h2('What we record'),
        ul(
          'The recipient’s name and signature, on the screen.',
          'Photos of the goods where they are unloaded, including the door seal.',
          'The time and location, from the truck’s GPS rather than the driver’s phone.',
          'Notes on damaged or missing cartons, with photos.',
        ),
        h2('No signal? No problem'),
        p(
          'Many of our clients’ warehouses have thick steel walls. The app keeps everything on the device and sends it as soon as the signal returns. Every record carries a digital fingerprint, so it can’t be changed once it has been signed.',
        ),
        ...pictureIfAny(
          pictureOf('freight-tracking'),
          'A phone on a box shows where the shipment is, under the same number as its proof of delivery.',
        ),
        h2('Tracking that answers one question'),
        p(
          'A map with a moving dot is nice, but clients want to know just one thing: _when will my goods arrive?_ Our system recalculates the arrival time every fifteen minutes and notifies you only if it changes by more than thirty minutes.',
        ),
        quote('Calls asking “Where are my goods?” fell from 140 a week to 18.'),
        h2('Getting started with us'),
        ol(
          'We match the format of your order numbers to our system.',
          'We run a two-week trial on one route, with paper as a backup.',
          'You get proof of delivery in the portal and, if you like, directly in your own system.',
        ),
      ),
  },
];
