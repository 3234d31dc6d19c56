import type { Listing } from '#demo-product.ts'
import { HOUSE_PLASTIC, STEEL_BATH } from './data-sheets.ts'

const common = { category: 'Bathroom', collection: 'Monsoon Bath' } as const

export const bath: Listing[] = [
  {
    ...common,
    name: 'Aristo Sagar Bucket',
    nameHi: 'अरिस्टो सागर बाल्टी',
    description:
      'The bucket for every day: three sizes, a ribbed wall that does not buckle and a grip that does not bite. Made from unbreakable virgin plastic.',
    descriptionHi:
      'रोज़ के काम की बाल्टी: तीन नाप, न मुड़ने वाली धारीदार दीवार और हाथ को न चुभने वाला हैंडल। शुद्ध, न टूटने वाले प्लास्टिक से बनी।',
    sizes: [
      ['12 L', 199, 249],
      ['18 L', 249, 299],
      ['25 L', 349, 399],
    ],
    colors: ['Blue', 'Red', 'Green', 'Yellow', 'Pink', 'White'],
    countInStock: 140,
    sku: 'ARI-BKT-501',
    brand: 'Aristo',

    material: 'Plastic',
    form: 'bucket',

    measures: { width: 31, height: 42 },
    facts: {
      Capacity: '12 L · 18 L · 25 L',
      Weight: '0.6 kg · 0.8 kg · 1.1 kg',
      Handle: 'Steel, with a soft grip',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 162,
  },
  {
    ...common,
    name: 'Prakash Balti Steel Bucket',
    nameHi: 'प्रकाश स्टील बाल्टी',
    description:
      'A proper steel balti that never cracks in the sun and never smells. The bail turns in welded ears. Handed down more often than thrown away.',
    descriptionHi:
      'असली स्टील की बाल्टी, जो न धूप में चटकती है, न महकती है। हैंडल वेल्ड किए कानों में घूमता है। फेंकी कम जाती है, अगली पीढ़ी को दी ज़्यादा जाती है।',
    sizes: [
      ['10 L', 899, 1099],
      ['15 L', 1199, 1399],
    ],
    colors: [],
    countInStock: 31,
    sku: 'PRK-BKT-505',
    brand: 'Prakash',

    material: 'Steel',
    form: 'bucket',
    measures: { width: 29, height: 40 },
    facts: {
      Capacity: '10 L · 15 L',
      Weight: '1.2 kg · 1.6 kg',
      Gauge: '22 (0.7 mm)',
      Handle: 'Steel, in welded ears',
      Warranty: '5 years',
      ...STEEL_BATH,
    },
    createdDaysAgo: 108,
  },
  {
    ...common,
    name: 'Royal Mazboot Fiber Bucket',
    nameHi: 'रॉयल मज़बूत फ़ाइबर बाल्टी',
    description:
      'Fiber-reinforced walls for the roughest handling at home or on site. Carries cement as calmly as bath water. Will not fade on the terrace.',
    descriptionHi:
      'घर हो या काम की साइट, सख़्त से सख़्त इस्तेमाल के लिए फ़ाइबर से मज़बूत की गई दीवारें। नहाने का पानी हो या सीमेंट, आराम से उठाती है। छत की धूप में भी रंग नहीं उड़ता।',
    sizes: [
      ['16 L', 389],
      ['20 L', 469],
    ],
    colors: ['Black', 'Gray', 'Blue'],
    countInStock: 46,
    sku: 'RYL-BKT-509',
    brand: 'Royal',

    material: 'Fiber',
    form: 'bucket',
    measures: { width: 33, height: 46 },
    facts: {
      Capacity: '16 L · 20 L',
      Weight: '1 kg · 1.2 kg',
      Material: 'Fiber-reinforced plastic',
      Warranty: '3 years',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 47,
  },
  {
    ...common,
    name: 'Aristo Lehar Bath Mug',
    nameHi: 'अरिस्टो लहर नहाने का मग',
    description:
      'Warm water, exactly where you want it. The long grip hangs on the rim of the bucket and dries there. Smooth edges all around.',
    descriptionHi:
      'गरम पानी, ठीक वहाँ जहाँ चाहिए। लंबा हैंडल बाल्टी के किनारे टँगता है और वहीं सूखता है। चारों ओर चिकने किनारे।',
    sizes: [
      ['1 L', 59],
      ['1.5 L', 79],
    ],
    colors: ['Blue', 'Red', 'Green', 'Yellow', 'Pink', 'White'],
    countInStock: 260,
    sku: 'ARI-BMG-515',
    brand: 'Aristo',

    material: 'Plastic',
    form: 'bath-mug',

    measures: { width: 21, height: 12.5 },
    facts: {
      Capacity: '1 L · 1.5 L',
      Weight: '0.1 kg · 0.12 kg',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 160,
  },
  {
    ...common,
    name: 'Prakash Dhara Steel Bath Mug',
    nameHi: 'प्रकाश धारा स्टील मग',
    description:
      'The steel companion of the steel balti. A wide mouth, a rolled lip and a grip in colour. Does not stain with hard water.',
    descriptionHi:
      'स्टील की बाल्टी का स्टील साथी। चौड़ा मुँह, मुड़ा किनारा और रंगीन पकड़। खारे पानी के दाग नहीं पड़ते।',
    price: 279,
    colors: ['Black', 'Blue'],
    countInStock: 55,
    sku: 'PRK-BMG-518',
    brand: 'Prakash',

    material: 'Steel',
    form: 'bath-mug',
    measures: { width: 21, height: 12 },
    facts: {
      Capacity: '1 L',
      Weight: '0.3 kg',
      Gauge: '22 (0.7 mm)',
      Warranty: '5 years',
      ...STEEL_BATH,
    },
    createdDaysAgo: 80,
  },
]
