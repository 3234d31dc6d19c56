import type { DemoProduct } from '#demo-product.ts'

const common = { category: 'Kitchen', collection: 'Lunch Time' } as const

/** What water and food are carried in. */
export const lunch: DemoProduct[] = [
  {
    ...common,
    name: 'Cello Puro Steel Bottle 900 ml',
    nameHi: 'सेलो प्यूरो स्टील बोतल 900 मिली',
    description:
      'A steel bottle that takes a fall from the school bus and shrugs. Food-grade inside, easy to grip outside. The cap has a loop for the little finger.',
    descriptionHi:
      'स्टील की बोतल, जो स्कूल बस से गिरकर भी सही-सलामत रहती है। अंदर फ़ूड-ग्रेड स्टील, बाहर पकड़ने में आसान। ढक्कन में छोटी उँगली के लिए कुंडा है।',
    price: 449,
    originalPrice: 599,
    countInStock: 120,
    sku: 'CEL-BTL-901',
    brand: 'Cello',
    sizes: ['Small', 'Medium', 'Large'],
    colors: ['Black', 'Blue', 'Red', 'Green'],
    material: 'Steel',
    form: 'bottle',
    createdDaysAgo: 154,
  },
  {
    ...common,
    name: 'Cello Aqua Fridge Bottle 1 L',
    nameHi: 'सेलो एक्वा फ़्रिज बोतल 1 लीटर',
    description:
      'The one-litre bottle that fits every fridge door. Ribbed for wet hands, wide enough at the neck for ice cubes. Free of BPA and of that plastic smell.',
    descriptionHi:
      'एक लीटर की बोतल, जो हर फ़्रिज के दरवाज़े में आ जाती है। गीले हाथों के लिए धारियाँ और बर्फ़ डालने के लिए चौड़ा मुँह। BPA से मुक्त, और प्लास्टिक की महक भी नहीं।',
    price: 99,
    countInStock: 210,
    sku: 'CEL-BTL-910',
    brand: 'Cello',
    sizes: ['Medium', 'Large'],
    colors: ['Blue', 'Green', 'Pink', 'Yellow', 'Red'],
    material: 'Plastic',
    form: 'bottle',
    look: 3,
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
    price: 599,
    originalPrice: 749,
    countInStock: 83,
    sku: 'PRK-TFN-920',
    brand: 'Prakash',
    sizes: ['Small', 'Medium', 'Large'],
    colors: ['Black', 'Red', 'Blue'],
    material: 'Steel',
    form: 'tiffin',
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
    price: 389,
    countInStock: 47,
    sku: 'CEL-TFN-925',
    brand: 'Cello',
    sizes: ['Medium'],
    colors: ['Green', 'Blue', 'Pink', 'Gray'],
    material: 'Plastic',
    form: 'tiffin',
    look: 4,
    createdDaysAgo: 40,
  },
]
