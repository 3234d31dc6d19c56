import type { Listing } from '#demo-product.ts'
import { HOUSE_PLASTIC, STEEL_BATH } from './data-sheets.ts'

const common = { category: 'Bathroom', collection: 'Tidy Home' } as const

export const bathTidy: Listing[] = [
  {
    ...common,
    name: 'Aristo Swachh Toilet Brush',
    nameHi: 'अरिस्टो स्वच्छ टॉयलेट ब्रश',
    description:
      'A dense brush with an angled head that reaches under the rim. It lives out of sight in a covered pot. The inner cup lifts out to be rinsed.',
    descriptionHi:
      'घना ब्रश और मुड़ा हुआ सिरा, जो किनारे के नीचे तक पहुँचता है। ढके हुए पात्र में नज़रों से दूर रहता है। अंदर का कप धोने के लिए निकल आता है।',
    price: 179,
    originalPrice: 229,
    colors: ['White', 'Gray', 'Blue'],
    countInStock: 74,
    sku: 'ARI-TBR-630',
    brand: 'Aristo',

    material: 'Plastic',
    form: 'toilet-brush',

    measures: { width: 15, height: 40 },
    facts: {
      Weight: '0.5 kg',
      Set: 'Brush, pot, inner cup',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 77,
  },
  {
    ...common,
    name: 'Supremewere Pedal Dustbin',
    nameHi: 'सुप्रीमवेयर पैडल कूड़ेदान',
    description:
      'Opens with a foot and closes without a bang. The inner pail lifts out by its own handle. Dry waste or wet, the lid keeps the secret.',
    descriptionHi:
      'पैर से खुलता है और बिना आवाज़ बंद होता है। अंदर की बाल्टी अपने हैंडल से निकल आती है। सूखा कचरा हो या गीला, ढक्कन राज़ रखता है।',
    sizes: [
      ['5 L', 599, 749],
      ['10 L', 799, 949],
      ['20 L', 1199, 1399],
    ],
    colors: ['Green', 'Blue', 'Gray', 'Black'],
    countInStock: 42,
    sku: 'SUP-DST-640',
    brand: 'Supremewere',

    material: 'Plastic',
    form: 'dustbin',

    measures: { width: 20.5, height: 28 },
    facts: {
      Capacity: '5 L · 10 L · 20 L',
      Weight: '0.9 kg · 1.4 kg · 2.2 kg',
      Lid: 'Opens by pedal, closes slowly',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 129,
  },
  {
    ...common,
    name: 'Omax Chaukas Steel Pedal Bin',
    nameHi: 'ओमैक्स चौकस स्टील पैडल कूड़ेदान',
    description:
      'Brushed steel with a quiet lid, for bathrooms and boardrooms alike. Fingerprints wipe off with a dry cloth. Takes an ordinary small bag.',
    descriptionHi:
      'शांत ढक्कन वाला ब्रश्ड स्टील, बाथरूम के लिए भी और दफ़्तर के लिए भी। उँगलियों के निशान सूखे कपड़े से साफ़ हो जाते हैं। साधारण छोटी थैली लग जाती है।',
    sizes: [
      ['5 L', 1399, 1699],
      ['12 L', 2199, 2599],
    ],
    colors: ['Black', 'Gray', 'White'],
    countInStock: 9,
    sku: 'OMX-DST-646',
    brand: 'Omax',

    material: 'Steel',
    form: 'dustbin',
    measures: { width: 22, height: 29 },
    facts: {
      Capacity: '5 L · 12 L',
      Weight: '1.6 kg · 2.6 kg',
      Lid: 'Opens by pedal, closes slowly',
      Warranty: '3 years',
      ...STEEL_BATH,
    },
    createdDaysAgo: 29,
  },
  {
    ...common,
    name: 'Aristo Dhobi Laundry Basket',
    nameHi: 'अरिस्टो धोबी कपड़ों की टोकरी',
    description:
      'A tall, airy basket that keeps damp towels from going musty. The rim is rounded, so it carries well on the hip. Slots on all sides, snags on none.',
    descriptionHi:
      'ऊँची, हवादार टोकरी, जिसमें गीले तौलिए से बू नहीं आती। गोल किनारा कमर पर आराम से टिकता है। चारों ओर झरोखे, कपड़ा कहीं नहीं अटकता।',
    sizes: [
      ['35 L', 499],
      ['50 L', 649],
    ],
    colors: ['White', 'Gray', 'Pink', 'Blue'],
    countInStock: 51,
    sku: 'ARI-LBK-650',
    brand: 'Aristo',

    material: 'Plastic',
    form: 'laundry-basket',

    measures: { width: 45, height: 46 },
    facts: {
      Capacity: '35 L · 50 L',
      Weight: '1.1 kg · 1.4 kg',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 86,
  },
  {
    ...common,
    name: 'Omax Kona Bath Shelf',
    nameHi: 'ओमैक्स कोना बाथरूम शेल्फ़',
    description:
      'Two tiers for shampoo, oil and everything that else stands on the floor. Rails in front, drainage below. Stands in a corner or beside the geyser.',
    descriptionHi:
      'शैंपू, तेल और फ़र्श पर पड़ी हर चीज़ के लिए दो ख़ाने। आगे रोक, नीचे पानी की निकासी। कोने में या गीज़र के पास खड़ा रहता है।',
    price: 699,
    originalPrice: 899,
    colors: ['White', 'Black', 'Blue'],
    countInStock: 24,
    sku: 'OMX-SHF-660',
    brand: 'Omax',

    material: 'Plastic',
    form: 'corner-shelf',

    measures: { width: 34, height: 36 },
    facts: {
      Load: '4 kg, each tier',
      Weight: '1.2 kg',
      Uprights: 'Stainless steel',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 21,
  },
  {
    ...common,
    name: 'Cello Kapda Hanger Set of 4',
    nameHi: 'सेलो कपड़ा हैंगर, 4 का सेट',
    description:
      'Broad shoulders that leave no mark on a kurta, and a bar that holds a saree. The steel hook turns all the way around. Sold in fours, because one is never enough.',
    descriptionHi:
      'चौड़े कंधे, जो कुर्ते पर निशान नहीं छोड़ते, और साड़ी टाँगने की पट्टी। स्टील का हुक पूरा घूमता है। चार के सेट में, क्योंकि एक से काम कहाँ चलता है।',
    price: 149,
    colors: ['Black', 'White', 'Pink', 'Green'],
    countInStock: 175,
    sku: 'CEL-HNG-670',
    brand: 'Cello',

    material: 'Plastic',
    form: 'hanger-set',

    measures: { width: 58, height: 30 },
    facts: {
      Dimensions: '42 cm, shoulder to shoulder',
      Load: '3 kg (each)',
      Weight: '0.4 kg',
      Hook: 'Steel, turns all the way',
      Warranty: '6 months',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 50,
  },
]
