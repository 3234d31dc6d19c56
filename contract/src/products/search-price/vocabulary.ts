/**
 * What shoppers type around a price, in English, Hindi, Marathi, Bengali and Tamil, and in Latin letters. To add a
 * phrase, write it here in lower case and without the dots of ज़ and क़.
 */

const list = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim())
const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Before an amount: a maximum. */
export const UNDER = list(
  `under, below, within, upto, up to, less than, less then, cheaper than, lower than, not more than, no more than, not above,
  at most, max, max price, maximum, maximum price, budget, budget of, <, <=, ≤`,
)

/** Before an amount: a minimum. */
export const OVER = list(
  `above, over, more than, more then, greater than, higher than, costlier than, not less than, no less than, not below, at least,
  min, min price, minimum, minimum price, starting, starting at, starting from, >, >=, ≥`,
)

/** After an amount: a maximum. */
export const OR_LESS = list(
  `se kam, se km, se niche, se neeche, se nichay, se sasta, se saste, se sasti, se under, se andar, se below,
  ke andar, ke under, ke niche, ke neeche, ke bhitar, ke bheetar, k andar, k under, k niche, k neeche, tak, tk,
  or less, or below, or under, or cheaper, and below, and under, and less, under, below, max, maximum, budget,
  se jyada nahi, se zyada nahi, से कम, से नीचे, से सस्ता, से सस्ते, से सस्ती, के अंदर, के अन्दर, के नीचे, के भीतर, तक,
  से ज्यादा नहीं, peksha kami, paryant, पेक्षा कमी, पेक्षा स्वस्त, च्या आत, च्या खाली, आत, आतील, खाली, कमी, पर्यंत, रुपयांपर्यंत,
  er niche, er kom, er modhye, এর নিচে, এর নীচে, এর কম, এর মধ্যে, এর ভিতরে, থেকে কম, নিচে, নীচে, নিচের, নীচের, কম, মধ্যে, ভিতরে,
  ভেতরে, পর্যন্ত, க்கு கீழ், க்கு கீழே, க்கு குறைவான, க்குள், ரூபாய்க்குள், கீழ், கீழே, குறைவான, குறைவாக, வரை`,
)

/** After an amount: a minimum. */
export const OR_MORE = list(
  `se zyada, se jyada, se zyaada, se jyaada, se jada, se zada, se upar, se uper, se oopar, se adhik, se mehnga,
  se mehenga, se mahnga, se mehnge, se mehngi, se above, se kam nahi, ke upar, ke uper, k upar, or more, or above,
  and above, and more, and up, onwards, above, minimum, से ज्यादा, से ऊपर, से उपर, से अधिक, से महंगा, से महंगे,
  से महंगी, से महँगा, के ऊपर, से कम नहीं, peksha jast, पेक्षा जास्त, पेक्षा महाग, च्या वर, वर, जास्त, er beshi, er upore, এর বেশি, এর উপরে,
  এর ওপরে, থেকে বেশি, বেশি, উপরে, ওপরে, க்கு மேல், க்கு மேலே, மேல், மேலே, அதிகமான, அதிகமாக`,
)

/** A minimum after a price only, unlike "2 plus burner" and "3+ years". */
export const PLUS = list(`+, plus`)

/** Between the two amounts of a range. */
export const TO = list(`-, to, till, se, se lekar, से, से लेकर, ते, থেকে, முதல்`)
/** The same, but only if another word shows the range: "between 200 and 400". */
export const AND = list(`and, aur, &, और`)
export const BETWEEN = list(`between, from, in between, beech, बीच`)
export const BETWEEN_BEHIND = list(
  `ke beech, ke bich, ke bech, k beech, k bich, ke darmiyan, tak, tk, के बीच, के मध्य, तक, पर्यंत, পর্যন্ত, வரை`,
)

/** Belongs to the phrase if directly before or after it, in any number. */
export const AROUND = {
  before: words(
    `price prices priced pricing cost costing costs range rate budget keemat kimat qeemat daam dam mulya in at of for
    only sirf कीमत दाम मूल्य बजट रेंज सिर्फ`,
  ),
  behind: words(
    `ka ki ke k wala wali wale vala vali vale mein men me main only price range budget daam dam keemat kimat rate का की के वाला वाली वाले में मे रेंज बजट दाम कीमत`,
  ),
} as const

/** Of these, the words that alone mark a number as a price. */
export const PRICE_WORDS = words(
  `price prices priced pricing cost costing costs budget keemat kimat qeemat daam mulya कीमत दाम मूल्य बजट`,
)

export const CURRENCY = words(
  `₹ rs inr rupee rupees rupaye rupay rupaya rupye rupya rupiya rupiye rupaiye rupe bucks /- रुपये रुपए रुपया रुपयों रूपये रूपए
  रुपय रु रू रुपयांच्या रुपयांपेक्षा रुपयांत रुपयांना রুপি টাকা টাকার টাকায় ரூபாய் ரூபாய்க்கு ரூபாய்க்கும் ரூ`,
)

/** Words that mark a number as no amount of rupees. */
export const UNITS = words(
  `ml mililitre milliliter millilitre mili l lt ltr ltrs lit litre litres liter liters cl g gm gms gram grams kg kgs kilo
  kilos mg mm cm cms m mtr mtrs meter meters metre metres inch inches ft feet foot fit w watt watts v volt volts oz gauge
  percent % ° " ” ″ x × degree degrees gsm c मिली एमएल लीटर लिटर ग्राम किलो किग्रा इंच इन्च सेमी मिमी मीटर फुट वाट प्रतिशत
  লিটার মিলি মিলিলিটার গ্রাম কেজি কিলো ইঞ্চি সেমি মিমি லிட்டர் மிலி கிராம் கிலோ அங்குலம் இஞ்ச் இன்ச் செமீ மிமீ`,
)

/** Goods are counted in small numbers: "under 6 pieces" means pieces, "under 500 set" rupees. */
export const COUNTED = words(
  `pc pcs piece pieces set sets pack packs nos person persons people seater member members log cup cups glass glasses tier
  tiers step steps layer layers compartment compartments burner burners whistle month months year years yr yrs saal sal
  mahine mahina din day days hour hours hrs ghante star stars pair pairs jodi minute minutes min mins in पीस सेट लोग साल महीने दिन घंटे जोडी`,
)
export const FEW = 50

/** Multiply the number before them. */
export const MULTIPLES: ReadonlyMap<string, number> = new Map([
  ...['sau', 'sou', 'hundred', 'सौ'].map((word) => [word, 100] as const),
  ...['k', 'hazar', 'hazaar', 'hajar', 'hajaar', 'thousand', 'हजार'].map((w) => [w, 1000] as const),
  ...['lakh', 'lac', 'लाख'].map((word) => [word, 100_000] as const),
])

export const SPOKEN_NUMBERS: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.5, 'half aadha adha आधा अर्धा আধা অর্ধেক அரை'],
      [1, 'one ek एक'],
      [1.5, 'dedh derh डेढ दीड দেড় ஒன்றரை'],
      [2, 'two do दो'],
      [2.5, 'dhai dhaai ढाई'],
      [3, 'three teen tin तीन'],
      [4, 'four char chaar चार'],
      [5, 'five panch paanch pach पांच पाँच'],
      [6, 'six chhe che chheh छह छः छे'],
      [7, 'seven saat sat सात'],
      [8, 'eight aath ath आठ'],
      [9, 'nine nau नौ'],
    ] as const
  ).flatMap(([value, spoken]) =>
    spoken
      .normalize('NFC')
      .split(' ')
      .map((word) => [word, value] as const),
  ),
)
