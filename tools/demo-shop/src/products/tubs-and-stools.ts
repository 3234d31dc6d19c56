import type { Listing } from '#demo-product.ts'
import { HOUSE_PLASTIC } from './data-sheets.ts'

const common = { category: 'Bathroom', collection: 'Monsoon Bath' } as const

export const tubsAndStools: Listing[] = [
  {
    ...common,
    name: 'Supremewere Talab Wash Tub',
    nameHi: 'सुप्रीमवेयर तालाब टब',
    description:
      'A wide tub for soaking, rinsing and bathing the baby. Two broad grips make it easy to carry full. Stackable, so that three take the room of one.',
    descriptionHi:
      'भिगोने, खंगालने और बच्चे को नहलाने के लिए चौड़ा टब। दो चौड़े हैंडल, ताकि भरा हुआ भी आराम से उठे। एक के अंदर एक रखें तो तीन टब एक की जगह लेते हैं।',
    sizes: [
      ['25 L', 449, 549],
      ['40 L', 649, 749],
    ],
    colors: ['Blue', 'Green', 'Red', 'Pink'],
    countInStock: 37,
    sku: 'SUP-TUB-525',
    brand: 'Supremewere',

    material: 'Plastic',
    form: 'tub',

    measures: { width: 54, height: 21 },
    facts: {
      Capacity: '25 L · 40 L',
      Weight: '1.1 kg · 1.6 kg',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 122,
  },
  {
    ...common,
    name: 'Royal Sarovar Fiber Tub',
    nameHi: 'रॉयल सरोवर फ़ाइबर टब',
    description:
      'A heavy-duty tub in glossy fiber, for laundry days and summer feet. The floor is ribbed against slipping. Ten years outdoors and it still holds water.',
    descriptionHi:
      'कपड़े धोने के दिनों और गरमी में पैर डुबाने के लिए चमकदार फ़ाइबर का मज़बूत टब। तले की धारियाँ फिसलने नहीं देतीं। दस साल बाहर रखने पर भी पानी नहीं टपकता।',
    sizes: [['60 L', 799]],
    colors: ['Gray', 'White'],
    countInStock: 1,
    sku: 'RYL-TUB-529',
    brand: 'Royal',

    material: 'Fiber',
    form: 'tub',
    measures: { width: 72, height: 29 },
    facts: {
      Capacity: '60 L',
      Weight: '3.2 kg',
      Material: 'Fiber-reinforced plastic',
      Warranty: '5 years',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 54,
  },
  {
    ...common,
    name: 'Supremewere Aasan Bath Stool',
    nameHi: 'सुप्रीमवेयर आसन नहाने का स्टूल',
    description:
      'A low stool with a draining seat and feet that grip wet tiles. Takes a hundred and twenty kilos without a creak. Light enough to hook on one finger.',
    descriptionHi:
      'पानी निकलने वाली सीट और गीली टाइल पर जमे रहने वाले पायों का नीचा स्टूल। एक सौ बीस किलो तक बिना चरमराए सँभालता है। इतना हल्का कि एक उँगली में टँग जाए।',
    sizes: [
      ['Small', 329, 399],
      ['Medium', 429, 499],
    ],
    colors: ['Blue', 'Pink', 'White', 'Green'],
    countInStock: 68,
    sku: 'SUP-STL-535',
    brand: 'Supremewere',

    material: 'Plastic',
    form: 'bath-stool',

    measures: { width: 31, height: 26 },
    facts: {
      Load: '120 kg',
      Weight: '0.8 kg · 1.1 kg',
      Feet: 'Rubber, for wet tiles',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 90,
  },
  {
    ...common,
    name: 'Omax Sthir Steel Stool',
    nameHi: 'ओमैक्स स्थिर स्टील स्टूल',
    description:
      'A stool that knows neither rust nor wobble: welded steel legs under a pressed seat. Rubber tips protect the floor. For the bath, the balcony or the workshop.',
    descriptionHi:
      'न ज़ंग, न डगमगाहट: दबाकर बनाई सीट के नीचे वेल्ड किए स्टील के पाये। रबर की टोपियाँ फ़र्श को बचाती हैं। नहाने, बालकनी या वर्कशॉप के लिए।',
    sizes: [
      ['Medium', 1149],
      ['Large', 1399],
    ],
    colors: [],
    countInStock: 12,
    sku: 'OMX-STL-539',
    brand: 'Omax',

    material: 'Steel',
    form: 'bath-stool',
    measures: { width: 41, height: 38 },
    facts: {
      Load: '150 kg',
      Weight: '2.4 kg · 2.9 kg',
      'Steel grade': 'AISI 202',
      Feet: 'Rubber tips',
      Warranty: '5 years',
      Care: 'Wipe dry after use',
    },
    createdDaysAgo: 17,
  },
]
