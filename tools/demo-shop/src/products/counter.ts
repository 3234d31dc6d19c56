import type { Listing } from '#demo-product.ts'
import { FOOD_PLASTIC, STEELWARE } from './data-sheets.ts'

const common = { category: 'Kitchen' } as const

export const counter: Listing[] = [
  {
    ...common,
    name: 'Omax Teen Manzil Kitchen Rack',
    nameHi: 'ओमैक्स तीन मंज़िल रसोई रैक',
    description:
      'Shelves for spice jars and tea tins on rust-free uprights. Raised edges keep everything in place when a drawer is slammed. Goes together in five minutes, without tools.',
    descriptionHi:
      'मसालों और चाय के डिब्बों के लिए ज़ंग-रोधी खंभों पर टिके ख़ाने। उठे हुए किनारे दराज़ ज़ोर से बंद होने पर भी सब कुछ जगह पर रखते हैं। बिना औज़ार पाँच मिनट में जुड़ जाता है।',
    sizes: [
      ['Medium', 999, 1299],
      ['Large', 1299, 1599],
    ],
    colors: ['Black', 'White', 'Blue'],
    countInStock: 19,
    sku: 'OMX-RCK-950',
    brand: 'Omax',
    collection: 'Tidy Home',
    material: 'Iron',
    form: 'rack',
    measures: { width: 47, height: 58 },
    facts: {
      Load: '8 kg, each shelf',
      Weight: '2.8 kg · 3.6 kg',
      Finish: 'Powder-coated iron, steel uprights',
      Assembly: '5 minutes, no tools',
      Warranty: '2 years',
      Care: 'Wipe with a damp cloth',
    },
    createdDaysAgo: 70,
  },
  {
    ...common,
    name: 'Omax Saaf Dish Drainer',
    nameHi: 'ओमैक्स साफ़ बर्तन स्टैंड',
    description:
      'A wire rack over a tray that catches every drop. Slots for twelve plates and room for the kadhai beside them. The tray slides out to be emptied.',
    descriptionHi:
      'तारों का रैक और नीचे ट्रे, जो हर बूँद समेट लेती है। बारह प्लेटों के ख़ाने और साथ में कड़ाही की जगह। ट्रे बाहर खिसकती है, पानी ख़ाली कर लीजिए।',
    price: 849,
    originalPrice: 999,
    colors: ['Blue', 'Gray', 'Red'],
    countInStock: 0,
    sku: 'OMX-DRN-955',
    brand: 'Omax',
    collection: 'Tidy Home',
    material: 'Steel',
    form: 'dish-drainer',

    measures: { width: 46, height: 17 },
    facts: {
      'Room for': '12 plates, 6 cups, 1 kadhai',
      Weight: '2.1 kg',
      Tray: 'Plastic, slides out',
      Warranty: '2 years',
      ...STEELWARE,
    },
    createdDaysAgo: 33,
  },
  {
    ...common,
    name: 'Aristo Taaza Plastic Colander',
    nameHi: 'अरिस्टो ताज़ा प्लास्टिक छलनी',
    description:
      'A generous basket for washing greens, fruit and soaked chana. The fine holes hold on to every grain. Dries fast and hangs by its handle.',
    descriptionHi:
      'साग, फल और भीगे चने धोने के लिए बड़ी छलनी। बारीक छेद एक दाना भी नहीं गिरने देते। जल्दी सूखती है और हैंडल से टँग जाती है।',
    sizes: [
      ['20 cm', 149],
      ['24 cm', 199],
      ['28 cm', 249],
    ],
    colors: ['Green', 'Yellow', 'Red'],
    countInStock: 98,
    sku: 'ARI-CLN-960',
    brand: 'Aristo',
    collection: 'Tidy Home',
    material: 'Plastic',
    form: 'colander',
    measures: { width: 25, height: 10.5 },
    facts: {
      Capacity: '2 L · 3 L · 4.5 L',
      Weight: '0.15 kg · 0.2 kg · 0.3 kg',
      Warranty: '6 months',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 15,
  },
  {
    ...common,
    name: 'Prakash Adrak Chai Mug',
    nameHi: 'प्रकाश अदरक चाय मग',
    description:
      'A double-walled steel mug: hot chai inside, a cool palm outside. The coloured ear sits well in big and small hands. Made for balconies and second cups.',
    descriptionHi:
      'दोहरी दीवार का स्टील मग: अंदर गरम चाय, बाहर ठंडी हथेली। रंगीन हैंडल छोटे-बड़े हर हाथ में ठीक बैठता है। बालकनी और दूसरे कप के लिए बना।',
    sizes: [
      ['250 ml', 229],
      ['350 ml', 279],
    ],
    colors: ['Black', 'Red', 'Blue', 'Yellow'],
    countInStock: 81,
    sku: 'PRK-MUG-970',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'mug',

    measures: { width: 11, height: 9 },
    facts: {
      Capacity: '250 ml · 350 ml',
      Weight: '0.2 kg · 0.25 kg',
      Wall: 'Double, stays cool outside',
      Warranty: '2 years',
      ...STEELWARE,
    },
    createdDaysAgo: 5,
  },
]
