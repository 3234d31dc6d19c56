import type { Listing } from '#demo-product.ts'
import { IRONWARE, STEELWARE } from './data-sheets.ts'

const common = { category: 'Kitchen', collection: 'Masala Kitchen' } as const

export const pots: Listing[] = [
  {
    ...common,
    name: 'Prakash Annapurna Steel Kadhai',
    nameHi: 'प्रकाश अन्नपूर्णा स्टील कड़ाही',
    description:
      'A heavy-gauge steel kadhai that heats evenly from base to rim, so onions brown instead of burning. Wide riveted loops stay easy to hold with a cloth. Goes from gas to induction and from stove to table.',
    descriptionHi:
      'मोटे स्टील की कड़ाही जो तले से किनारे तक एक-सी गरम होती है, इसलिए प्याज़ जलता नहीं, सुनहरा होता है। रिवेट किए चौड़े कुंडे कपड़े से आराम से पकड़े जाते हैं। गैस और इंडक्शन दोनों पर चलती है, और चूल्हे से सीधे मेज़ पर आती है।',
    sizes: [
      ['1.5 L', 749, 999],
      ['2.5 L', 899, 1199],
      ['4 L', 1149, 1499],
    ],
    colors: [],
    countInStock: 34,
    sku: 'PRK-KDH-101',
    brand: 'Prakash',

    material: 'Steel',
    form: 'kadhai',

    measures: { width: 31, height: 10 },
    facts: {
      Capacity: '1.5 L · 2.5 L · 4 L',
      Weight: '0.9 kg · 1.2 kg · 1.6 kg',
      Gauge: '16 (1.6 mm)',
      Lid: 'Not included',
      Induction: 'Yes',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 148,
  },
  {
    ...common,
    name: 'Royal Lohar Iron Kadhai',
    nameHi: 'रॉयल लोहार लोहे की कड़ाही',
    description:
      'Sheet-iron kadhai, pre-seasoned with groundnut oil and ready for the first tadka. It gets better with every fry and adds a little iron to every meal. Wipe dry after washing, and it will outlive the stove.',
    descriptionHi:
      'लोहे की चादर से बनी कड़ाही, मूँगफली के तेल से पहले से सीज़न की हुई और पहले तड़के के लिए तैयार। हर तलाई के साथ और अच्छी होती है और हर खाने में थोड़ा आयरन जोड़ती है। धोकर पोंछ दीजिए, बरसों साथ निभाएगी।',
    sizes: [
      ['2 L', 899],
      ['3 L', 1099],
    ],
    colors: ['Black', 'Red'],
    countInStock: 18,
    sku: 'RYL-KDH-204',
    brand: 'Royal',

    material: 'Iron',
    form: 'kadhai',
    measures: { width: 35, height: 11.5 },
    facts: {
      Capacity: '2 L · 3 L',
      Weight: '1.4 kg · 1.9 kg',
      Gauge: '14 (2 mm)',
      Lid: 'Not included',
      Induction: 'Yes',
      Warranty: '10 years',
      ...IRONWARE,
    },
    createdDaysAgo: 96,
  },
  {
    ...common,
    name: 'Prakash Sona Pressure Cooker',
    nameHi: 'प्रकाश सोना प्रेशर कुकर',
    description:
      'For a couple or for a family of five: dal, rice and one more thing on top. The weight valve and the safety plug are both tested to standard. Cool-touch handles, and spare gaskets are easy to find.',
    descriptionHi:
      'दो लोगों के लिए या पाँच के परिवार के लिए: दाल, चावल और ऊपर से एक चीज़ और। सीटी और सेफ़्टी प्लग दोनों मानक के अनुसार जाँचे हुए हैं। हैंडल ठंडे रहते हैं और गैस्केट हर जगह मिल जाती है।',
    sizes: [
      ['3 L', 1649, 1999],
      ['5 L', 2049, 2449],
    ],
    colors: ['Black', 'Red', 'Blue'],
    countInStock: 22,
    sku: 'PRK-PCK-305',
    brand: 'Prakash',

    material: 'Steel',
    form: 'pressure-cooker',

    measures: { width: 42, height: 23 },
    facts: {
      Capacity: '3 L · 5 L',
      Weight: '2.1 kg · 2.6 kg',
      Gauge: '5 mm, sandwich base',
      Lid: 'Outer lid with 15 psi weight valve',
      Standard: 'IS 2347',
      Induction: 'Yes',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 132,
  },
  {
    ...common,
    name: 'Royal Sathi Aluminium Cooker',
    nameHi: 'रॉयल साथी एल्युमिनियम कुकर',
    description:
      'A light cooker for small families and hostel rooms. Thick aluminium heats fast and saves gas. The lid locks with one hand and lets go only when the pressure is gone.',
    descriptionHi:
      'छोटे परिवार और हॉस्टल के कमरे के लिए हल्का कुकर। मोटा एल्युमिनियम जल्दी गरम होता है और गैस बचाता है। ढक्कन एक हाथ से बंद होता है और भाप निकलने के बाद ही खुलता है।',
    sizes: [
      ['2 L', 1099],
      ['3 L', 1299],
    ],
    colors: ['Black', 'Green'],
    countInStock: 3,
    sku: 'RYL-PCK-312',
    brand: 'Royal',

    material: 'Aluminium',
    form: 'pressure-cooker',
    measures: { width: 38, height: 20 },
    facts: {
      Capacity: '2 L · 3 L',
      Weight: '1.2 kg · 1.5 kg',
      Gauge: '3.25 mm, base',
      Lid: 'Inner lid that locks under pressure',
      Standard: 'IS 2347',
      Warranty: '5 years',
      Care: 'Wash by hand; dishwashers dull aluminium',
    },
    createdDaysAgo: 61,
  },
  {
    ...common,
    name: 'Omax Garam Iron Tawa',
    nameHi: 'ओमैक्स गरम लोहे का तवा',
    description:
      'A rolled-iron tawa with a gentle hollow for phulkas and dosas. Holds its heat through a whole stack of rotis. The long handle stays out of the flame.',
    descriptionHi:
      'फुलके और डोसे के लिए हल्की गहराई वाला लोहे का तवा। रोटियों का पूरा ढेर सिकने तक गरमी बनाए रखता है। लंबा हैंडल आँच से दूर रहता है।',
    sizes: [
      ['25 cm', 449, 549],
      ['28 cm', 529, 629],
    ],
    colors: ['Black', 'Red'],
    countInStock: 57,
    sku: 'OMX-TWA-118',
    brand: 'Omax',

    material: 'Iron',
    form: 'tawa',

    measures: { width: 44, height: 6 },
    facts: {
      Weight: '1.3 kg · 1.7 kg',
      Gauge: '12 (2.6 mm)',
      Handle: 'Steel core, heat-proof grip',
      Induction: 'Yes',
      Warranty: '5 years',
      ...IRONWARE,
    },
    createdDaysAgo: 171,
  },
  {
    ...common,
    name: 'Royal Halka Aluminium Tawa',
    nameHi: 'रॉयल हल्का एल्युमिनियम तवा',
    description:
      'A quick, light tawa for weekday breakfasts. Hard-anodised on the cooking side, so chillas lift off with little oil. The handle unscrews for the cupboard.',
    descriptionHi:
      'रोज़ के नाश्ते के लिए हल्का और झटपट गरम होने वाला तवा। सेंकने वाली सतह हार्ड-एनोडाइज़्ड है, इसलिए चीला कम तेल में भी आराम से उठता है। हैंडल खोलकर अलमारी में रखा जा सकता है।',
    price: 399,
    colors: ['Black', 'Blue', 'Green'],
    countInStock: 41,
    sku: 'RYL-TWA-121',
    brand: 'Royal',

    material: 'Aluminium',
    form: 'tawa',
    measures: { width: 47, height: 6.5 },
    facts: {
      Weight: '0.7 kg',
      Gauge: '4 mm',
      Finish: 'Hard-anodised',
      Handle: 'Unscrews',
      Warranty: '2 years',
      Care: 'Wash by hand with a soft sponge',
    },
    createdDaysAgo: 44,
  },
]
