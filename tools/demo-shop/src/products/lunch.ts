import type { Listing } from '#demo-product.ts'
import { FOOD_PLASTIC, STEELWARE } from './data-sheets.ts'

const common = { category: 'Kitchen', collection: 'Lunch Time' } as const

export const lunch: Listing[] = [
  {
    ...common,
    name: 'Cello Puro Steel Bottle',
    nameHi: 'सेलो प्यूरो स्टील बोतल',
    description:
      'A steel bottle that takes a fall from the school bus and shrugs. Food-grade inside, easy to grip outside. The cap has a loop for the little finger.',
    descriptionHi:
      'स्टील की बोतल, जो स्कूल बस से गिरकर भी सही-सलामत रहती है। अंदर फ़ूड-ग्रेड स्टील, बाहर पकड़ने में आसान। ढक्कन में छोटी उँगली के लिए कुंडा है।',
    sizes: [
      ['0.5 L', 449, 599],
      ['0.75 L', 529, 679],
      ['1 L', 599, 749],
    ],
    colors: ['Black', 'Blue', 'Red', 'Green'],
    countInStock: 120,
    sku: 'CEL-BTL-901',
    brand: 'Cello',

    material: 'Steel',
    form: 'bottle',

    measures: { width: 7, height: 24 },
    facts: {
      Capacity: '0.5 L · 0.75 L · 1 L',
      Weight: '0.2 kg · 0.25 kg · 0.3 kg',
      Lid: 'Leak-proof screw cap with loop',
      'BPA-free': 'Yes',
      Warranty: '1 year',
      ...STEELWARE,
    },
    createdDaysAgo: 154,
  },
  {
    ...common,
    name: 'Cello Aqua Fridge Bottle',
    nameHi: 'सेलो एक्वा फ़्रिज बोतल',
    description:
      'The bottle that fits every fridge door. Ribbed for wet hands, wide enough at the neck for ice cubes. Free of BPA and of that plastic smell.',
    descriptionHi:
      'वह बोतल, जो हर फ़्रिज के दरवाज़े में आ जाती है। गीले हाथों के लिए धारियाँ और बर्फ़ डालने के लिए चौड़ा मुँह। BPA से मुक्त, और प्लास्टिक की महक भी नहीं।',
    sizes: [
      ['1 L', 99],
      ['1.5 L', 129],
    ],
    colors: ['Blue', 'Green', 'Pink', 'Yellow', 'Red'],
    countInStock: 210,
    sku: 'CEL-BTL-910',
    brand: 'Cello',

    material: 'Plastic',
    form: 'bottle',
    measures: { width: 9, height: 27 },
    facts: {
      Capacity: '1 L · 1.5 L',
      Weight: '0.1 kg · 0.12 kg',
      Lid: 'Screw cap with loop',
      Warranty: '6 months',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 92,
  },
  {
    ...common,
    name: 'Prakash Dabbawala Tiffin',
    nameHi: 'प्रकाश डब्बावाला टिफ़िन',
    description:
      'The carrier that has crossed Mumbai a million times: stacked steel tins under one frame. Rims that seal by weight, side locks that seal by hand. Dal in the bottom, rotis on top.',
    descriptionHi:
      'वही टिफ़िन, जो लाखों बार मुंबई पार कर चुका है: एक फ़्रेम में एक के ऊपर एक स्टील के डिब्बे। किनारे वज़न से बंद होते हैं और ताले हाथ से। नीचे दाल, ऊपर रोटियाँ।',
    sizes: [
      ['1 L', 599, 749],
      ['2 L', 849, 999],
      ['3 L', 1099, 1299],
    ],
    colors: ['Black', 'Red', 'Blue'],
    countInStock: 83,
    sku: 'PRK-TFN-920',
    brand: 'Prakash',

    material: 'Steel',
    form: 'tiffin',

    measures: { width: 14, height: 21 },
    facts: {
      Capacity: '1 L · 2 L · 3 L',
      Set: 'Tins that stack',
      Weight: '0.6 kg · 0.9 kg · 1.2 kg',
      Gauge: '22 (0.7 mm)',
      Lid: 'Locks at both sides',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 167,
  },
  {
    ...common,
    name: 'Cello Office Tiffin',
    nameHi: 'सेलो ऑफ़िस टिफ़िन',
    description:
      'Light stacked boxes for the desk, in a colour that nobody else will take home. Each tin is leak-proof on its own. Microwave-safe without the frame.',
    descriptionHi:
      'दफ़्तर की मेज़ के लिए हल्के डिब्बे, ऐसे रंग में जिसे कोई और ग़लती से न ले जाए। हर डिब्बा अपने आप में लीक-प्रूफ़ है। फ़्रेम हटाकर माइक्रोवेव में रख सकते हैं।',
    sizes: [['1.2 L', 389]],
    colors: ['Green', 'Blue', 'Pink', 'Gray'],
    countInStock: 47,
    sku: 'CEL-TFN-925',
    brand: 'Cello',

    material: 'Plastic',
    form: 'tiffin',
    measures: { width: 15, height: 24 },
    facts: {
      Capacity: '1.2 L',
      Set: 'Tins that stack',
      Weight: '0.4 kg',
      Lid: 'Leak-proof, one for each tin',
      Microwave: 'Yes, without the frame',
      Warranty: '1 year',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 40,
  },
]
