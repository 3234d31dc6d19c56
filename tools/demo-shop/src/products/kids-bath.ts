import type { Listing } from '#demo-product.ts'
import { HOUSE_PLASTIC, KIDS_PLASTIC } from './data-sheets.ts'

const common = { category: 'Kids', collection: 'Little Hands' } as const

export const kidsBath: Listing[] = [
  {
    ...common,
    name: 'Cello Bunty Little Bucket',
    nameHi: 'सेलो बंटी छोटी बाल्टी',
    description:
      "A bucket at a child's scale for helping, watering and building castles. Holds five litres, which is as much as a helper can carry.",
    descriptionHi:
      'मदद करने, पौधे सींचने और रेत के क़िले बनाने के लिए बच्चों के नाप की बाल्टी। पाँच लीटर आता है, जितना एक नन्हा मददगार उठा सके।',
    sizes: [['5 L', 119]],
    colors: ['Red', 'Yellow', 'Blue', 'Green'],
    countInStock: 108,
    sku: 'CEL-KBK-760',
    brand: 'Cello',

    material: 'Plastic',
    form: 'bucket',
    measures: { width: 21, height: 30 },
    facts: {
      Capacity: '5 L',
      Age: 'From 3 years',
      Weight: '0.3 kg',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 39,
  },
  {
    ...common,
    name: 'Cello Daant Brush Tumbler',
    nameHi: 'सेलो दाँत ब्रश गिलास',
    description:
      "A tumbler of one's own makes brushing a little more likely. Brushes in the picture come separately. Wide enough never to fall into the basin.",
    descriptionHi:
      'अपना गिलास हो तो ब्रश करने का मन भी थोड़ा ज़्यादा करता है। तस्वीर के ब्रश साथ नहीं आते। इतना चौड़ा कि बेसिन में कभी न गिरे।',
    sizes: [['Small', 49]],
    colors: ['Pink', 'Green', 'Red', 'Blue'],
    countInStock: 144,
    sku: 'CEL-KTB-765',
    brand: 'Cello',

    material: 'Plastic',
    form: 'toothbrush-holder',
    measures: { width: 8.5, height: 10 },
    facts: {
      Capacity: '250 ml',
      Weight: '60 g',
      'BPA-free': 'Yes',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 59,
  },
  {
    ...common,
    name: 'Cello Titli Hangers, Set of 4',
    nameHi: 'सेलो तितली हैंगर, 4 का सेट',
    description:
      'Small hangers for small shirts. Notched shoulders hold straps, and the hook turns. Four in a set, in two shades.',
    descriptionHi: 'छोटे कपड़ों के छोटे हैंगर। कंधों के खाँचे पट्टियाँ सँभालते हैं और हुक घूमता है। सेट में चार, दो रंगों में।',
    sizes: [['Small', 109]],
    colors: ['Pink', 'Blue', 'Yellow'],
    countInStock: 87,
    sku: 'CEL-KHG-770',
    brand: 'Cello',

    material: 'Plastic',
    form: 'hanger-set',
    measures: { width: 42, height: 22 },
    facts: {
      Dimensions: '30 cm, shoulder to shoulder',
      Age: 'Clothes up to 8 years',
      Weight: '0.25 kg',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 72,
  },
  {
    ...common,
    name: 'Supremewere Rang Tumblers, Set of 4',
    nameHi: 'सुप्रीमवेयर रंग गिलास, 4 का सेट',
    description:
      'Four unbreakable tumblers for birthday sharbat. Tinted right through, so the colour cannot peel. They stack as high as the ceiling allows.',
    descriptionHi:
      'जन्मदिन के शरबत के लिए चार न टूटने वाले गिलास। रंग अंदर तक है, इसलिए कभी नहीं उतरता। एक के ऊपर एक, जितने ऊँचे चाहें रखें।',
    sizes: [
      ['200 ml', 169, 199],
      ['300 ml', 209, 249],
    ],
    colors: ['Red', 'Green', 'Pink', 'Yellow'],
    countInStock: 69,
    sku: 'SUP-KGL-775',
    brand: 'Supremewere',

    material: 'Plastic',
    form: 'glass-set',
    measures: { width: 16, height: 10 },
    facts: {
      Capacity: '200 ml (each) · 300 ml (each)',
      Dimensions: '7 × 10 cm (each) · 7.5 × 12 cm (each)',
      Age: 'From 3 years',
      Weight: '0.2 kg · 0.25 kg',
      Warranty: '6 months',
      ...KIDS_PLASTIC,
    },
    createdDaysAgo: 46,
  },
]
