import type { Listing } from '#demo-product.ts'
import { HOUSE_PLASTIC } from './data-sheets.ts'

const common = { category: 'Kids', collection: 'Little Hands' } as const

export const kidsRoom: Listing[] = [
  {
    ...common,
    name: 'Supremewere Pehla Kadam Step Stool',
    nameHi: 'सुप्रीमवेयर पहला क़दम सीढ़ी स्टूल',
    description:
      'Two steps up to the basin, the bookshelf and the kitchen counter. Soft treads on top, rubber below. Tested with forty kilos of jumping.',
    descriptionHi:
      'बेसिन, किताबों की अलमारी और रसोई के काउंटर तक दो सीढ़ियाँ। ऊपर मुलायम पट्टियाँ, नीचे रबर। चालीस किलो की उछल-कूद से जाँचा हुआ।',
    price: 649,
    originalPrice: 799,
    colors: ['Blue', 'Pink', 'Green', 'White'],
    countInStock: 35,
    sku: 'SUP-STP-740',
    brand: 'Supremewere',

    material: 'Plastic',
    form: 'step-stool',

    measures: { width: 40, height: 27.5 },
    facts: {
      Load: '40 kg',
      Age: 'From 2 years',
      Weight: '1.6 kg',
      Feet: 'Rubber',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 7,
  },
  {
    ...common,
    name: 'Aristo Nanha Stool',
    nameHi: 'अरिस्टो नन्हा स्टूल',
    description:
      'A round stool for drawing, dinner and listening to stories. Rounded everywhere, and too steady to tip backwards. Holds a grandparent as well.',
    descriptionHi:
      'चित्र बनाने, खाना खाने और कहानी सुनने का गोल स्टूल। हर ओर से गोल और इतना स्थिर कि पीछे न पलटे। दादा-दादी का वज़न भी उठा लेता है।',
    sizes: [['Small', 279]],
    colors: ['Yellow', 'Red', 'Green', 'Blue'],
    countInStock: 53,
    sku: 'ARI-KST-745',
    brand: 'Aristo',

    material: 'Plastic',
    form: 'bath-stool',
    measures: { width: 29, height: 25 },
    facts: {
      Load: '90 kg',
      Age: 'From 2 years',
      Weight: '0.8 kg',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 94,
  },
  {
    ...common,
    name: 'Aristo Khilona Toy Basket',
    nameHi: 'अरिस्टो खिलौना टोकरी',
    description:
      'Everything off the floor in one go. The slotted wall lets wooden blocks, dolls and socks breathe and be seen. No sharp edges, not even underneath.',
    descriptionHi:
      'फ़र्श से सब कुछ एक बार में समेट लीजिए। झरोखेदार दीवार से लकड़ी के ब्लॉक, गुड़िया और मोज़े दिखते भी हैं और हवा भी पाते हैं। कहीं कोई नुकीला किनारा नहीं, नीचे भी नहीं।',
    sizes: [
      ['Medium', 399, 459],
      ['Large', 499, 569],
    ],
    colors: ['Yellow', 'Pink', 'Green', 'Red'],
    countInStock: 62,
    sku: 'ARI-TOY-750',
    brand: 'Aristo',

    material: 'Plastic',
    form: 'laundry-basket',
    measures: { width: 35, height: 34 },
    facts: {
      Capacity: '25 L · 40 L',
      Weight: '0.8 kg · 1.1 kg',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 56,
  },
  {
    ...common,
    name: 'Aristo Chhapak Baby Tub',
    nameHi: 'अरिस्टो छपाक बेबी टब',
    description:
      'A first bath with room to splash. Smooth inside, with a slope for a small back. Grips on both sides for four wet hands.',
    descriptionHi:
      'छपछपाने की जगह वाला पहला टब। अंदर से चिकना, नन्ही पीठ के लिए ढलान के साथ। दोनों ओर हैंडल, चार गीले हाथों के लिए।',
    sizes: [
      ['20 L', 749],
      ['30 L', 899],
    ],
    colors: ['Pink', 'Blue', 'Yellow'],
    countInStock: 0,
    sku: 'ARI-BTB-755',
    brand: 'Aristo',

    material: 'Plastic',
    form: 'tub',
    measures: { width: 62, height: 23.5 },
    facts: {
      Capacity: '20 L · 30 L',
      Age: 'From birth to 2 years',
      Weight: '1.3 kg · 1.7 kg',
      'BPA-free': 'Yes',
      Warranty: '1 year',
      ...HOUSE_PLASTIC,
    },
    createdDaysAgo: 103,
  },
]
