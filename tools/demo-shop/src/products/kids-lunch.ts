import type { Listing } from '#demo-product.ts'
import { KIDS_PLASTIC, STEELWARE } from './data-sheets.ts'

const common = { category: 'Kids', collection: 'Little Hands' } as const

export const kidsLunch: Listing[] = [
  {
    ...common,
    name: 'Cello School Time Lunch Box',
    nameHi: 'सेलो स्कूल टाइम लंच बॉक्स',
    description:
      'Clips that a six-year-old can open and a school bag cannot. Inside there is a wall between the sandwich and the fruit. The handle folds flat.',
    descriptionHi:
      'क्लिप ऐसे कि छह साल का बच्चा खोल ले, पर बस्ते में न खुलें। अंदर सैंडविच और फल के बीच दीवार है। हैंडल मुड़कर चपटा हो जाता है।',
    sizes: [
      ['650 ml', 299, 379],
      ['900 ml', 379, 449],
    ],
    colors: ['Blue', 'Red', 'Pink', 'Yellow'],
    countInStock: 103,
    sku: 'CEL-LNB-720',
    brand: 'Cello',

    material: 'Plastic',
    form: 'lunch-box',

    measures: { width: 18, height: 12 },
    facts: {
      Capacity: '650 ml · 900 ml',
      Age: 'From 4 years',
      Weight: '0.3 kg · 0.4 kg',
      Lid: 'Two clips, leak-proof',
      Microwave: 'Yes, without the lid',
      Warranty: '1 year',
      ...KIDS_PLASTIC,
    },
    createdDaysAgo: 114,
  },
  {
    ...common,
    name: 'Prakash Chutti Steel Lunch Box',
    nameHi: 'प्रकाश छुट्टी स्टील लंच बॉक्स',
    description:
      'A steel box for children who have outgrown cartoons. The lid seals, so the pickle stays with the paratha. Survives being sat on.',
    descriptionHi:
      'उन बच्चों का स्टील डिब्बा जो कार्टून की उम्र पार कर चुके हैं। ढक्कन कसकर बंद होता है, अचार पराठे के पास ही रहता है। ऊपर बैठ जाएँ तब भी कुछ नहीं होता।',
    sizes: [['800 ml', 529]],
    colors: ['Blue', 'Green', 'Black'],
    countInStock: 40,
    sku: 'PRK-LNB-724',
    brand: 'Prakash',

    material: 'Steel',
    form: 'lunch-box',
    measures: { width: 19, height: 12.5 },
    facts: {
      Capacity: '800 ml',
      Age: 'From 6 years',
      Weight: '0.5 kg',
      Lid: 'Two clips, with silicone seal',
      'BPA-free': 'Yes',
      Warranty: '2 years',
      ...STEELWARE,
    },
    createdDaysAgo: 68,
  },
  {
    ...common,
    name: 'Cello Jungle Sipper',
    nameHi: 'सेलो जंगल सिपर',
    description:
      'Flip, sip, shut: a bottle that does not flood the bag. The waist fits a small hand and the loop fits a clip. Spout and straw come apart for cleaning.',
    descriptionHi:
      'खोलो, पियो, बंद करो: बोतल जो बस्ता नहीं भिगोती। बीच से पतली, छोटे हाथ में ठीक बैठती है और कुंडे में क्लिप लगती है। नली और टोंटी धोने के लिए अलग हो जाती हैं।',
    sizes: [
      ['400 ml', 199, 249],
      ['500 ml', 229, 279],
    ],
    colors: ['Green', 'Blue', 'Pink', 'Red'],
    countInStock: 126,
    sku: 'CEL-SIP-730',
    brand: 'Cello',

    material: 'Plastic',
    form: 'sipper',
    measures: { width: 11, height: 19 },
    facts: {
      Capacity: '400 ml · 500 ml',
      Age: 'From 3 years',
      Weight: '120 g · 140 g',
      Lid: 'Flip spout, leak-proof',
      Warranty: '6 months',
      ...KIDS_PLASTIC,
    },
    createdDaysAgo: 82,
  },
  {
    ...common,
    name: 'Supremewere Udaan Steel Sipper',
    nameHi: 'सुप्रीमवेयर उड़ान स्टील सिपर',
    description:
      'Cold water at the end of a hot school day, thanks to a double steel wall. The soft spout is kind to milk teeth. Dents tell stories and do no harm.',
    descriptionHi:
      'गरम स्कूली दिन के अंत में भी ठंडा पानी, स्टील की दोहरी दीवार की बदौलत। मुलायम टोंटी दूध के दाँतों को नहीं चुभती। गिरने के निशान सिर्फ़ कहानी सुनाते हैं।',
    price: 479,
    colors: ['Red', 'Blue', 'Yellow'],
    countInStock: 48,
    sku: 'SUP-SIP-735',
    brand: 'Supremewere',

    material: 'Steel',
    form: 'sipper',
    measures: { width: 11.5, height: 20 },
    facts: {
      Capacity: '450 ml',
      Age: 'From 3 years',
      Weight: '0.3 kg',
      Wall: 'Double, cold for 8 hours',
      Lid: 'Soft spout, leak-proof',
      'BPA-free': 'Yes',
      Warranty: '1 year',
      ...STEELWARE,
    },
    createdDaysAgo: 14,
  },
]
