import type { Listing } from '#demo-product.ts'
import { KIDS_PLASTIC, MELAMINE } from './data-sheets.ts'

const common = { category: 'Kids', collection: 'Little Hands' } as const

export const kids: Listing[] = [
  {
    ...common,
    name: 'Cello Chhotu Training Cup',
    nameHi: 'सेलो छोटू ट्रेनिंग कप',
    description:
      "The first cup of one's own. The ears are sized for small fists, and the heavy foot finds its own way back to upright. The print does not wash off.",
    descriptionHi:
      'बच्चे का अपना पहला कप। हैंडल नन्ही मुट्ठी के नाप के हैं और भारी तला कप को ख़ुद सीधा कर देता है। छपाई धुलने से नहीं उतरती।',
    sizes: [['200 ml', 129]],
    colors: ['Red', 'Blue', 'Yellow', 'Green'],
    countInStock: 94,
    sku: 'CEL-KCP-701',
    brand: 'Cello',

    material: 'Plastic',
    form: 'kids-cup',
    measures: { width: 16.5, height: 9.5 },
    facts: {
      Capacity: '200 ml',
      Age: 'From 9 months',
      Weight: '90 g',
      Microwave: 'Yes',
      Warranty: '6 months',
      ...KIDS_PLASTIC,
    },
    createdDaysAgo: 139,
  },
  {
    ...common,
    name: 'Royal Taara Milk Mug',
    nameHi: 'रॉयल तारा दूध मग',
    description:
      'A cheerful mug for the last milk of the day. Melamine that survives the kitchen floor. Round inside, so nothing hides from the sponge.',
    descriptionHi:
      'दिन के आख़िरी दूध के लिए हँसता-खिलता मग। मेलामाइन, जो रसोई के फ़र्श पर गिरकर भी नहीं टूटता। अंदर से गोल, ताकि हर कोना साफ़ हो।',
    price: 159,
    originalPrice: 199,
    colors: ['Pink', 'White', 'Blue'],
    countInStock: 71,
    sku: 'RYL-KCP-705',
    brand: 'Royal',

    material: 'Fiber',
    form: 'kids-cup',
    measures: { width: 15.5, height: 9.5 },
    facts: {
      Capacity: '220 ml',
      Age: 'From 2 years',
      Weight: '120 g',
      Warranty: '6 months',
      ...MELAMINE,
    },
    createdDaysAgo: 35,
  },
  {
    ...common,
    name: 'Royal Bhalu Divided Plate',
    nameHi: 'रॉयल भालू ख़ानों वाली प्लेट',
    description:
      'Three hollows in the face of a bear: one for rice, one for dal, one for the vegetable that has to be tried. The rim is high enough to push against with a spoon.',
    descriptionHi:
      'भालू के चेहरे में तीन ख़ाने: एक चावल का, एक दाल का और एक उस सब्ज़ी का जिसे चखना ही है। किनारा इतना ऊँचा कि चम्मच टिकाकर खाना उठ जाए।',
    sizes: [
      ['Small', 249, 299],
      ['Medium', 299, 349],
    ],
    colors: ['Yellow', 'Pink', 'Blue', 'Green'],
    countInStock: 66,
    sku: 'RYL-KPL-710',
    brand: 'Royal',

    material: 'Fiber',
    form: 'kids-plate',

    measures: { width: 22, height: 3.5 },
    facts: { Age: 'From 1 year', Weight: '0.25 kg · 0.35 kg', Warranty: '6 months', ...MELAMINE },
    createdDaysAgo: 3,
  },
  {
    ...common,
    name: 'Cello Gol Suction Bowl',
    nameHi: 'सेलो गोल सक्शन कटोरी',
    description:
      'Press it down and it stays, however strong the opinion about khichdi. A tab releases it for washing. Comes with a soft-tipped spoon.',
    descriptionHi:
      'दबाकर रखिए, फिर खिचड़ी से कितनी भी नाराज़गी हो, कटोरी नहीं हिलती। धोने के लिए किनारे की पत्ती खींचिए। साथ में मुलायम सिरे का चम्मच।',
    sizes: [['300 ml', 219]],
    colors: ['Green', 'Pink', 'Yellow', 'Blue'],
    countInStock: 59,
    sku: 'CEL-KBW-716',
    brand: 'Cello',

    material: 'Plastic',
    form: 'kids-bowl',
    measures: { width: 13, height: 6.5 },
    facts: {
      Capacity: '300 ml',
      Age: 'From 6 months',
      Weight: '140 g',
      Set: 'Bowl and soft spoon',
      Microwave: 'Yes',
      Warranty: '6 months',
      ...KIDS_PLASTIC,
    },
    createdDaysAgo: 25,
  },
]
