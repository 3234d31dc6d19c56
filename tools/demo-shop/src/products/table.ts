import type { Listing } from '#demo-product.ts'
import { FOOD_PLASTIC, MELAMINE, STEELWARE } from './data-sheets.ts'

const common = { category: 'Kitchen' } as const

export const table: Listing[] = [
  {
    ...common,
    name: 'Prakash Rasoi Thali Set',
    nameHi: 'प्रकाश रसोई थाली सेट',
    description:
      'One deep-rimmed thali and three katoris in mirror-polished steel. Heavy enough to stay put, easy to stack by the dozen. A full family of these lasts a generation.',
    descriptionHi:
      'शीशे जैसे चमकते स्टील में गहरे किनारे की एक थाली और तीन कटोरियाँ। इतनी भारी कि जगह से न खिसके, और दर्जनों एक के ऊपर एक रखी जा सकती हैं। पूरे परिवार का सेट एक पीढ़ी चलता है।',
    sizes: [
      ['28 cm', 499, 649],
      ['33 cm', 649, 799],
    ],
    colors: [],
    countInStock: 88,
    sku: 'PRK-THL-001',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'thali',

    measures: { width: 28, height: 7 },
    facts: {
      Set: '1 thali, 3 katoris',
      Weight: '0.6 kg · 0.8 kg',
      Gauge: '22 (0.7 mm)',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 176,
  },
  {
    ...common,
    name: 'Royal Rangoli Melamine Thali',
    nameHi: 'रॉयल रंगोली मेलामाइन थाली',
    description:
      'A bright thali with matching katoris for birthdays, terraces and trains. Fiber that does not chip and stays cool underneath while the dal is hot. Safe in the dishwasher.',
    descriptionHi:
      'जन्मदिन, छत की दावत और रेल के सफ़र के लिए कटोरियों के साथ रंगीन थाली। फ़ाइबर जो चटकता नहीं और दाल गरम होने पर भी नीचे से ठंडा रहता है। डिशवॉशर में धो सकते हैं।',
    price: 279,
    colors: ['Red', 'Green', 'Yellow', 'Blue'],
    countInStock: 54,
    sku: 'RYL-THL-006',
    brand: 'Royal',
    collection: 'Festive Table',
    material: 'Fiber',
    form: 'thali',
    measures: { width: 30, height: 7.5 },
    facts: { Set: '1 thali, 3 katoris', Weight: '0.5 kg', Warranty: '1 year', ...MELAMINE },
    createdDaysAgo: 19,
  },
  {
    ...common,
    name: 'Prakash Ganga Steel Lota',
    nameHi: 'प्रकाश गंगा स्टील लोटा',
    description:
      'The old shape, spun from a single sheet of steel: a round belly, a narrow waist and a lip that pours cleanly. For water on the table and for puja alike.',
    descriptionHi:
      'वही पुराना आकार, स्टील की एक ही चादर से ढला: गोल पेट, पतली कमर और साफ़ धार गिराने वाला मुँह। मेज़ पर पानी के लिए भी और पूजा के लिए भी।',
    sizes: [
      ['0.5 L', 219],
      ['1 L', 329],
    ],
    colors: [],
    countInStock: 67,
    sku: 'PRK-LTA-010',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'lota',

    measures: { width: 10.5, height: 11 },
    facts: {
      Capacity: '0.5 L · 1 L',
      Weight: '0.2 kg · 0.3 kg',
      Gauge: '22 (0.7 mm)',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 158,
  },
  {
    ...common,
    name: 'Prakash Sheetal Tumblers, Set of 4',
    nameHi: 'प्रकाश शीतल गिलास, 4 का सेट',
    description:
      'Four tall steel tumblers that keep chaas cold to the last sip. Rolled rims are kind to the lips. The coloured band tells everyone whose glass is whose.',
    descriptionHi:
      'चार लंबे स्टील गिलास, जो छाछ को आख़िरी घूँट तक ठंडा रखते हैं। मुड़े हुए किनारे होंठों को नहीं चुभते। रंगीन पट्टी बताती है कि कौन-सा गिलास किसका है।',
    sizes: [
      ['250 ml', 299, 349],
      ['350 ml', 379, 449],
    ],
    colors: ['Red', 'Blue', 'Green', 'Black'],
    countInStock: 92,
    sku: 'PRK-GLS-015',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'glass-set',

    measures: { width: 18, height: 11 },
    facts: {
      Capacity: '250 ml (each) · 350 ml (each)',
      Dimensions: '7.5 × 11 cm (each) · 8 × 13 cm (each)',
      Weight: '0.4 kg · 0.5 kg',
      Gauge: '24 (0.55 mm)',
      Warranty: '3 years',
      ...STEELWARE,
    },
    createdDaysAgo: 111,
  },
  {
    ...common,
    name: 'Cello Nimbu Glass Set of 4',
    nameHi: 'सेलो नींबू गिलास, 4 का सेट',
    description:
      'Clear, tinted tumblers that look like glass and bounce like plastic. Thick bases, so they do not tip on a tray. Made for nimbu pani on a hot afternoon.',
    descriptionHi:
      'पारदर्शी रंगीन गिलास, जो दिखते काँच जैसे हैं पर गिरकर टूटते नहीं। मोटा तला, ताकि ट्रे पर न लुढ़कें। गरमी की दोपहर में नींबू पानी के लिए बने।',
    price: 199,
    colors: ['Green', 'Yellow', 'Pink', 'Blue'],
    countInStock: 73,
    sku: 'CEL-GLS-021',
    brand: 'Cello',
    collection: 'Festive Table',
    material: 'Plastic',
    form: 'glass-set',
    measures: { width: 19, height: 11.5 },
    facts: {
      Capacity: '300 ml (each)',
      Dimensions: '8 × 11.5 cm (each)',
      Weight: '0.3 kg',
      Material: 'Tritan, unbreakable',
      Dishwasher: 'Top rack',
      Warranty: '1 year',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 12,
  },
]
