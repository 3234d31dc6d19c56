import type { Listing } from '#demo-product.ts'
import { STEELWARE } from './data-sheets.ts'

const common = { category: 'Kitchen', collection: 'Masala Kitchen' } as const

export const pansAndTools: Listing[] = [
  {
    ...common,
    name: 'Prakash Chai Milk Pan',
    nameHi: 'प्रकाश चाय-दूध पैन',
    description:
      'The pan for morning chai: a wide steel lip that pours from any side without a drip. The base is thick enough not to catch milk. Marked inside at one, two and four cups.',
    descriptionHi:
      'सुबह की चाय का पैन: स्टील का चौड़ा किनारा, किसी भी तरफ़ से बिना टपके डालिए। तला इतना मोटा कि दूध लगता नहीं। अंदर एक, दो और चार कप के निशान बने हैं।',
    sizes: [
      ['1 L', 349],
      ['1.5 L', 429],
      ['2 L', 499],
    ],
    colors: ['Black', 'Red', 'Yellow'],
    countInStock: 76,
    sku: 'PRK-PAN-140',
    brand: 'Prakash',

    material: 'Steel',
    form: 'saucepan',

    measures: { width: 31, height: 11 },
    facts: {
      Capacity: '1 L · 1.5 L · 2 L',
      Weight: '0.5 kg · 0.6 kg · 0.8 kg',
      Gauge: '18 (1.2 mm), thick base',
      Lid: 'Not included',
      Induction: 'Yes',
      Warranty: '3 years',
      ...STEELWARE,
    },
    createdDaysAgo: 119,
  },
  {
    ...common,
    name: 'Aristo Utsav Saucepan',
    nameHi: 'अरिस्टो उत्सव सॉसपैन',
    description:
      'A deep aluminium saucepan for sambar, kheer and noodles alike. Straight walls, a flat base and a handle that never turns in the hand. Sits firmly even on a small burner.',
    descriptionHi:
      'सांभर हो, खीर या नूडल्स, सबके लिए गहरा एल्युमिनियम सॉसपैन। सीधी दीवारें, सपाट तला और हाथ में न घूमने वाला हैंडल। छोटे बर्नर पर भी जमकर बैठता है।',
    sizes: [
      ['1.5 L', 429, 499],
      ['2.5 L', 529, 629],
    ],
    colors: ['Gray', 'Black'],
    countInStock: 29,
    sku: 'ARI-PAN-151',
    brand: 'Aristo',

    material: 'Aluminium',
    form: 'saucepan',
    measures: { width: 36, height: 12.5 },
    facts: {
      Capacity: '1.5 L · 2.5 L',
      Weight: '0.6 kg · 0.8 kg',
      Gauge: '3 mm',
      Lid: 'Not included',
      Warranty: '2 years',
      Care: 'Wash by hand; dishwashers dull aluminium',
    },
    createdDaysAgo: 73,
  },
  {
    ...common,
    name: 'Omax Chef Ladle Set of 4',
    nameHi: 'ओमैक्स शेफ़ करछी सेट, 4 पीस',
    description:
      'Ladle, skimmer, turner and serving spoon, with the rail to hang them on. One-piece steel heads do not wobble or rust. Soft grips that stay dry in wet hands.',
    descriptionHi:
      'करछी, झारा, पलटा और परोसने का चम्मच, साथ में टाँगने की पट्टी। एक ही टुकड़े के स्टील के सिरे न हिलते हैं, न ज़ंग खाते हैं। मुलायम पकड़ गीले हाथों में भी नहीं फिसलती।',
    price: 599,
    originalPrice: 799,
    colors: ['Black', 'Red', 'Green', 'Yellow'],
    countInStock: 38,
    sku: 'OMX-LDL-410',
    brand: 'Omax',

    material: 'Steel',
    form: 'ladle-set',

    measures: { width: 38, height: 35 },
    facts: {
      Set: 'Ladle, skimmer, turner, serving spoon, rail',
      Weight: '0.6 kg',
      Gauge: '1.5 mm, heads',
      Warranty: '2 years',
      ...STEELWARE,
    },
    createdDaysAgo: 27,
  },
  {
    ...common,
    name: 'Omax Dhaar Knife Block',
    nameHi: 'ओमैक्स धार चाकू सेट, स्टैंड के साथ',
    description:
      'Three cooking knives and four table knives in a solid block. Full-tang blades hold their edge for months and can be honed at home. The block keeps little fingers away from sharp things.',
    descriptionHi:
      'मज़बूत स्टैंड में रसोई के तीन और खाने की मेज़ के चार चाकू। पूरी लंबाई का फल महीनों तक धार बनाए रखता है और घर पर ही तेज़ हो जाता है। स्टैंड नन्हे हाथों को तेज़ चीज़ों से दूर रखता है।',
    price: 1299,
    originalPrice: 1599,
    colors: ['Black', 'Red', 'Blue'],
    countInStock: 14,
    sku: 'OMX-KNF-420',
    brand: 'Omax',

    material: 'Steel',
    form: 'knife-set',

    measures: { width: 22, height: 35 },
    facts: {
      Set: '3 cooking knives, 4 table knives, block',
      Weight: '2.2 kg',
      Blades: 'Full tang, high-carbon stainless steel',
      Block: 'Acacia wood',
      Warranty: '2 years',
      Care: 'Wash blades by hand and dry at once; oil the block twice a year',
    },
    createdDaysAgo: 52,
  },
  {
    ...common,
    name: 'Royal Chakla Belan Pair',
    nameHi: 'रॉयल चकला बेलन जोड़ी',
    description:
      'A smooth rolling board on three quiet feet, with a turned pin that spins freely. The raised ring on the board shows the size of a good roti. Neither one drinks oil or stains with haldi.',
    descriptionHi:
      'तीन पायों पर टिका चिकना चकला, जो आवाज़ नहीं करता, और आसानी से घूमने वाला बेलन। चकले पर उभरा घेरा सही आकार की रोटी दिखाता है। दोनों न तेल सोखते हैं, न हल्दी से पीले पड़ते हैं।',
    sizes: [
      ['24 cm', 329],
      ['28 cm', 399],
    ],
    colors: ['White', 'Green', 'Pink'],
    countInStock: 63,
    sku: 'RYL-CHK-430',
    brand: 'Royal',

    material: 'Fiber',
    form: 'chakla-belan',

    measures: { width: 34, height: 9 },
    facts: {
      Weight: '1.1 kg · 1.4 kg',
      Set: 'Rolling board and pin',
      Dishwasher: 'Board yes, pin no',
      Warranty: '1 year',
      Care: 'Wipe the pin dry after washing',
    },
    createdDaysAgo: 88,
  },
  {
    ...common,
    name: 'Prakash Chhanni Steel Colander',
    nameHi: 'प्रकाश स्टील छन्नी',
    description:
      'Washes rice, drains pasta and steams momos over a pot. Round-punched holes leave nothing for fibres to catch on. Stands steady in the sink on its own foot.',
    descriptionHi:
      'चावल धोइए, पास्ता छानिए और पतीले पर रखकर मोमो भाप में पकाइए। गोल छेदों में कोई रेशा नहीं अटकता। अपने पाये पर सिंक में सीधी खड़ी रहती है।',
    sizes: [
      ['22 cm', 379],
      ['26 cm', 449],
    ],
    colors: [],
    countInStock: 45,
    sku: 'PRK-CLN-440',
    brand: 'Prakash',

    material: 'Steel',
    form: 'colander',

    measures: { width: 28, height: 11 },
    facts: {
      Capacity: '2.5 L · 4 L',
      Weight: '0.4 kg · 0.5 kg',
      Gauge: '22 (0.7 mm)',
      Warranty: '3 years',
      ...STEELWARE,
    },
    createdDaysAgo: 140,
  },
]
