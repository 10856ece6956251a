/** Indonesian words that hardly a sentence does without, none of them English or part of a name; not those of an email address. */
export const indonesianWords =
  /\b(?:yang|dan|untuk|dengan|dari|kami|anda|tidak|atau|pada|sampai|setiap|oleh|agar|supaya|dalam|bisa|buah|hari|kerja|kemasan|gudang|pengiriman|layanan|kotak|peti|palet|kardus|karton|busa)\b(?!@)/i;
