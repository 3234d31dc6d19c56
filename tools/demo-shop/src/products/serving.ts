import type { Listing } from '#demo-product.ts'
import { FOOD_PLASTIC, MELAMINE, STEELWARE } from './data-sheets.ts'

const common = { category: 'Kitchen' } as const

/** Goods for serving food and water. */
export const serving: Listing[] = [
  {
    ...common,
    name: 'Aristo Jal Water Jug',
    nameHi: 'अरिस्टो जल पानी का जग',
    description:
      'A jug with a beak that pours and does not dribble. The lid stays on while you tilt it. Slim enough for the door of the fridge.',
    descriptionHi:
      'ऐसा जग, जिसकी चोंच से पानी बिना टपके गिरता है। झुकाने पर भी ढक्कन अपनी जगह रहता है। इतना पतला कि फ़्रिज के दरवाज़े में आ जाए।',
    sizes: [
      ['1.5 L', 249],
      ['2 L', 299],
    ],
    colors: ['Blue', 'Green', 'White', 'Pink'],
    countInStock: 49,
    sku: 'ARI-JUG-030',
    brand: 'Aristo',
    collection: 'Tidy Home',
    material: 'Plastic',
    form: 'water-jug',

    measures: { width: 20, height: 22 },
    facts: {
      Capacity: '1.5 L · 2 L',
      Weight: '0.3 kg · 0.35 kg',
      Lid: 'Press-on, with a pouring gap',
      Warranty: '1 year',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 84,
  },
  {
    ...common,
    name: 'Prakash Mehmaan Steel Jug',
    nameHi: 'प्रकाश मेहमान स्टील जग',
    description:
      'A polished jug for the table when guests are there. The handle stays cool with hot haldi doodh and dry with iced water. Holds about two litres.',
    descriptionHi:
      'मेहमानों के आने पर मेज़ की शान, चमकता स्टील जग। गरम हल्दी दूध में भी हैंडल ठंडा रहता है और बर्फ़ के पानी में सूखा। लगभग दो लीटर आता है।',
    price: 649,
    originalPrice: 799,
    colors: ['Black', 'Gray'],
    countInStock: 2,
    sku: 'PRK-JUG-034',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'water-jug',
    measures: { width: 22, height: 25 },
    facts: {
      Capacity: '2 L',
      Weight: '0.7 kg',
      Gauge: '22 (0.7 mm)',
      Lid: 'Heat-proof, with a knob',
      Warranty: '3 years',
      ...STEELWARE,
    },
    createdDaysAgo: 66,
  },
  {
    ...common,
    name: 'Cello Roti Hot Casserole',
    nameHi: 'सेलो रोटी हॉट कैसरोल',
    description:
      'Keeps rotis soft and warm until the last one at the table. An insulated steel liner sits in a shell that stays cool outside. The lid turns shut and carries safely to a picnic.',
    descriptionHi:
      'आख़िरी रोटी तक रोटियाँ नरम और गरम रखता है। अंदर इंसुलेटेड स्टील, बाहर ठंडा रहने वाला खोल। ढक्कन घुमाकर बंद होता है और पिकनिक पर भी साथ जाता है।',
    sizes: [
      ['1 L', 549, 699],
      ['1.5 L', 649, 799],
      ['2.5 L', 849, 999],
    ],
    colors: ['Red', 'Blue', 'Green', 'Yellow'],
    countInStock: 61,
    sku: 'CEL-CSR-041',
    brand: 'Cello',
    collection: 'Festive Table',
    material: 'Plastic',
    form: 'casserole',

    measures: { width: 22, height: 14 },
    facts: {
      Capacity: '1 L · 1.5 L · 2.5 L',
      Weight: '0.7 kg · 0.9 kg · 1.3 kg',
      Liner: 'Food-grade steel',
      Insulation: 'PU foam, warm for 4 hours',
      Lid: 'Twist lock',
      'BPA-free': 'Yes',
      Warranty: '1 year',
      Care: 'Wipe the shell; never put it on a flame',
    },
    createdDaysAgo: 37,
  },
  {
    ...common,
    name: 'Prakash Swagat Steel Casserole',
    nameHi: 'प्रकाश स्वागत स्टील कैसरोल',
    description:
      'A double-walled steel casserole for biryani that has to travel across town. Keeps food hot for five hours and salads cold for as long. The knob and ears never get hot.',
    descriptionHi:
      'दोहरी दीवार का स्टील कैसरोल, उस बिरयानी के लिए जिसे शहर के दूसरे छोर जाना है। खाना पाँच घंटे गरम और सलाद उतनी ही देर ठंडा रखता है। घुंडी और कुंडे कभी गरम नहीं होते।',
    sizes: [
      ['1.5 L', 1249],
      ['2.5 L', 1599],
    ],
    colors: ['Black', 'Red'],
    countInStock: 16,
    sku: 'PRK-CSR-044',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'casserole',
    measures: { width: 26, height: 16 },
    facts: {
      Capacity: '1.5 L · 2.5 L',
      Weight: '1.3 kg · 1.8 kg',
      Insulation: 'Double wall, hot for 5 hours',
      Lid: 'Insulated, heat-proof knob',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 101,
  },
  {
    ...common,
    name: 'Royal Bahaar Serving Bowls, Set of 2',
    nameHi: 'रॉयल बहार परोसने के कटोरे, 2 का सेट',
    description:
      'A large bowl for the sabzi and a small one for the raita. Glossy fiber with the weight of stoneware, and none of the chips. They nest for storage.',
    descriptionHi:
      'सब्ज़ी के लिए बड़ा और रायते के लिए छोटा कटोरा। पत्थर के बर्तन जैसा वज़न, चमकदार फ़ाइबर, और चटकने का डर नहीं। एक के अंदर एक रखे जा सकते हैं।',
    price: 359,
    originalPrice: 399,
    colors: ['Yellow', 'Blue', 'Red', 'Black'],
    countInStock: 44,
    sku: 'RYL-BWL-050',
    brand: 'Royal',
    collection: 'Festive Table',
    material: 'Fiber',
    form: 'serving-bowl',

    measures: { width: 36, height: 14 },
    facts: { Capacity: '2.5 L + 600 ml', Weight: '0.8 kg', Warranty: '1 year', ...MELAMINE },
    createdDaysAgo: 8,
  },
  {
    ...common,
    name: 'Prakash Daawat Steel Bowls, Set of 2',
    nameHi: 'प्रकाश दावत स्टील कटोरे, 2 का सेट',
    description:
      'Two mixing and serving bowls on a steady foot. Deep enough to knead dough, handsome enough for the table. Satin outside, mirror inside.',
    descriptionHi:
      'मिलाने और परोसने के दो कटोरे, मज़बूत पाये पर। आटा गूँधने लायक गहरे, मेज़ पर रखने लायक सुंदर। बाहर मद्धम चमक, अंदर शीशे जैसी।',
    sizes: [
      ['Small', 449],
      ['Medium', 549],
      ['Large', 649],
    ],
    colors: [],
    countInStock: 58,
    sku: 'PRK-BWL-055',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'serving-bowl',
    measures: { width: 33, height: 13 },
    facts: {
      Capacity: '2 L + 0.5 L · 3 L + 0.8 L · 4 L + 1 L',
      Weight: '0.6 kg · 0.8 kg · 1 kg',
      Gauge: '22 (0.7 mm)',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 125,
  },
  {
    ...common,
    name: 'Omax Bhojan Cutlery Set with Stand',
    nameHi: 'ओमैक्स भोजन चम्मच-काँटा सेट, स्टैंड के साथ',
    description:
      'Spoons, forks and a table knife in an airy caddy that drains itself. Polished edges all around, nothing sharp on the lips. The caddy goes straight from sink to table.',
    descriptionHi:
      'हवादार स्टैंड में चम्मच, काँटे और एक चाकू, पानी अपने आप निकल जाता है। हर किनारा पॉलिश किया हुआ, होंठों को कुछ नहीं चुभता। स्टैंड सिंक से सीधे मेज़ पर जाता है।',
    price: 399,
    originalPrice: 499,
    colors: ['Red', 'Blue', 'Green', 'White'],
    countInStock: 70,
    sku: 'OMX-CTL-060',
    brand: 'Omax',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'cutlery-set',

    measures: { width: 17, height: 22.5 },
    facts: {
      Set: '6 spoons, 6 forks, 1 knife, stand',
      Weight: '0.9 kg',
      Gauge: '2 mm, handles',
      Warranty: '2 years',
      ...STEELWARE,
    },
    createdDaysAgo: 31,
  },
]
