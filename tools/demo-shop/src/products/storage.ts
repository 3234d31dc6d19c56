import type { Listing } from '#demo-product.ts'
import { FOOD_PLASTIC, STEELWARE } from './data-sheets.ts'

const common = { category: 'Kitchen' } as const

export const storage: Listing[] = [
  {
    ...common,
    name: 'Prakash Zaika Masala Dabba',
    nameHi: 'प्रकाश ज़ायका मसाला डब्बा',
    description:
      'Seven cups for seven spices under one tight lid. Everything for a tadka within reach of one hand. The steel never takes on colour or smell, not even from hing.',
    descriptionHi:
      'एक कसे ढक्कन के नीचे सात मसालों की सात कटोरियाँ। तड़के का सारा सामान एक हाथ की दूरी पर। स्टील पर न रंग चढ़ता है, न महक, हींग की भी नहीं।',
    sizes: [
      ['20 cm', 549, 699],
      ['24 cm', 699, 849],
    ],
    colors: [],
    countInStock: 64,
    sku: 'PRK-MSD-930',
    brand: 'Prakash',
    collection: 'Masala Kitchen',
    material: 'Steel',
    form: 'masala-dabba',

    measures: { width: 20, height: 7.5 },
    facts: {
      Set: 'Box, 7 cups, spoon, lid',
      Weight: '0.7 kg · 0.9 kg',
      Gauge: '24 (0.55 mm)',
      Lid: 'Airtight steel',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 144,
  },
  {
    ...common,
    name: 'Supremewere Rangeen Masala Box',
    nameHi: 'सुप्रीमवेयर रंगीन मसाला डब्बा',
    description:
      'The spice box in cheerful plastic, with cups that lift out for washing. The lid shuts with a click and keeps moisture out through the monsoon.',
    descriptionHi:
      'खिले रंगों का प्लास्टिक मसाला डब्बा, जिसकी कटोरियाँ धोने के लिए निकल आती हैं। ढक्कन क्लिक से बंद होता है और बरसात की सीलन बाहर रखता है।',
    price: 249,
    colors: ['Red', 'Yellow', 'Green', 'White'],
    countInStock: 52,
    sku: 'SUP-MSD-934',
    brand: 'Supremewere',
    collection: 'Masala Kitchen',
    material: 'Plastic',
    form: 'masala-dabba',
    measures: { width: 21, height: 7.5 },
    facts: {
      Set: 'Box, 7 cups, lid',
      Weight: '0.4 kg',
      Lid: 'Clicks shut, airtight',
      Warranty: '1 year',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 58,
  },
  {
    ...common,
    name: 'Supremewere Anaaj Storage Set of 3',
    nameHi: 'सुप्रीमवेयर अनाज स्टोरेज सेट, 3 पीस',
    description:
      'Three boxes of one family for dal, rice and atta. See at a glance what is running out. Square shoulders use every inch of the shelf.',
    descriptionHi:
      'दाल, चावल और आटे के लिए एक जैसे तीन डिब्बे। एक नज़र में दिख जाता है कि क्या ख़त्म होने को है। चौकोर बनावट शेल्फ़ का हर कोना काम में लाती है।',
    sizes: [
      ['Medium', 429, 549],
      ['Large', 599, 749],
    ],
    colors: ['Blue', 'Green', 'Red', 'Gray'],
    countInStock: 77,
    sku: 'SUP-STR-940',
    brand: 'Supremewere',
    collection: 'Tidy Home',
    material: 'Plastic',
    form: 'storage-set',

    measures: { width: 34, height: 27 },
    facts: {
      Capacity: '0.5 L + 1 L + 1.5 L · 1 L + 2 L + 3 L',
      Weight: '0.6 kg · 0.9 kg',
      Lid: 'Airtight, with silicone seal',
      Microwave: 'Yes, without the lid',
      Warranty: '1 year',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 23,
  },
  {
    ...common,
    name: 'Supremewere Nazar Storage Jar',
    nameHi: 'सुप्रीमवेयर नज़र स्टोरेज जार',
    description:
      'A clear jar with a lid that turns a quarter and seals. For namkeen, biscuits and the pickles of the season. The mouth is wide enough for a hand.',
    descriptionHi:
      'साफ़ दिखने वाला जार, जिसका ढक्कन चौथाई घुमाव में कस जाता है। नमकीन, बिस्कुट और मौसम के अचार के लिए। मुँह इतना चौड़ा कि हाथ आराम से जाए।',
    sizes: [
      ['0.5 L', 129],
      ['1 L', 179],
      ['2 L', 259],
    ],
    colors: ['Red', 'Blue', 'Green', 'Yellow', 'White'],
    countInStock: 160,
    sku: 'SUP-JAR-945',
    brand: 'Supremewere',
    collection: 'Tidy Home',
    material: 'Plastic',
    form: 'jar',

    measures: { width: 9, height: 14 },
    facts: {
      Capacity: '0.5 L · 1 L · 2 L',
      Weight: '0.1 kg · 0.15 kg · 0.25 kg',
      Lid: 'Quarter turn, airtight',
      Warranty: '6 months',
      ...FOOD_PLASTIC,
    },
    createdDaysAgo: 105,
  },
  {
    ...common,
    name: 'Prakash Bhandar Steel Canister',
    nameHi: 'प्रकाश भंडार स्टील टंकी',
    description:
      'A month of atta or of sugar in one steel drum. The lid fits so well that ants give up. Seamless inside, so nothing hides in a corner.',
    descriptionHi:
      'स्टील की एक टंकी में महीने भर का आटा या चीनी। ढक्कन इतना कसकर बैठता है कि चींटियाँ हार मान लेती हैं। अंदर कोई जोड़ नहीं, इसलिए कोनों में कुछ नहीं छिपता।',
    sizes: [
      ['5 kg', 699],
      ['10 kg', 999],
    ],
    colors: ['Gray', 'Black'],
    countInStock: 26,
    sku: 'PRK-JAR-948',
    brand: 'Prakash',
    collection: 'Everyday Steel',
    material: 'Steel',
    form: 'jar',
    measures: { width: 19.5, height: 30 },
    facts: {
      Capacity: '7.5 L · 15 L',
      Weight: '0.9 kg · 1.4 kg',
      Gauge: '22 (0.7 mm)',
      Lid: 'Tight-fitting',
      Warranty: '5 years',
      ...STEELWARE,
    },
    createdDaysAgo: 115,
  },
]
