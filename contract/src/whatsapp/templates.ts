import type { Language } from '../shop/languages.ts'
import type { WhatsappAnswer, WhatsappTemplate } from './rules.ts'

/** The texts of messages over WhatsApp, as a shop hands them in to Meta: {{1}} and so on are filled in when sent. */
type Templates = {
  bodies: Record<WhatsappTemplate, string>
  buttons: Record<WhatsappAnswer, string>
  /** What a decided return says at {{3}}. */
  returned: string
  declined: string
}

/** Names under which the texts are handed in, unless the settings say others. */
export const TEMPLATE_NAMES: Record<WhatsappTemplate, string> = {
  placed: 'order_placed',
  shipped: 'order_shipped',
  arriving: 'order_arriving',
  delivered: 'order_delivered',
  return_decided: 'return_decided',
  paid_back: 'money_paid_back',
  digest: 'what_waits_today',
}

/** Meta takes no template without a text before and after a variable. Languages without an entry get English. */
const TEMPLATES: { en: Templates } & Partial<Record<Language, Templates>> = {
  en: {
    bodies: {
      placed:
        'Hello {{1}}, we have got your order {{2}} over {{3}}. It comes by {{4}}. Please confirm it below. Reply STOP to get no more messages.',
      shipped:
        'Hello {{1}}, your order {{2}} is on its way with {{3}}, parcel {{4}}. Follow it here: {{5}} . Reply STOP to get no more messages.',
      arriving:
        'Hello {{1}}, your order {{2}} should arrive today. To pay at the door: {{3}}. Reply STOP to get no more messages.',
      delivered:
        'Hello {{1}}, your order {{2}} was delivered. Thank you for buying from us. Reply STOP to get no more messages.',
      return_decided:
        'Hello {{1}}, about what you wanted to return of order {{2}}: {{3}} . Reply STOP to get no more messages.',
      paid_back:
        'Hello {{1}}, for order {{2}} we have paid {{3}} back to you. Reference: {{4}} . Reply STOP to get no more messages.',
      digest: 'What waits in your shop today: {{1}}. All of it is here: {{2}} .',
    },
    buttons: { confirm: 'Confirm', cancel: 'Cancel' },
    returned: 'we have taken it back',
    declined: 'we cannot take it back',
  },
  hi: {
    bodies: {
      placed:
        'नमस्ते {{1}}, आपका ऑर्डर {{2}} मिल गया है, कुल {{3}}। यह {{4}} तक पहुँचेगा। कृपया नीचे पक्का करें। आगे मैसेज न चाहें, तो STOP लिखें।',
      shipped:
        'नमस्ते {{1}}, आपका ऑर्डर {{2}} {{3}} से निकल चुका है, पार्सल {{4}}। यहाँ देखें: {{5}} । आगे मैसेज न चाहें, तो STOP लिखें।',
      arriving:
        'नमस्ते {{1}}, आपका ऑर्डर {{2}} आज पहुँचना चाहिए। दरवाज़े पर देने हैं: {{3}}। आगे मैसेज न चाहें, तो STOP लिखें।',
      delivered:
        'नमस्ते {{1}}, आपका ऑर्डर {{2}} पहुँच गया है। हमसे ख़रीदने के लिए धन्यवाद। आगे मैसेज न चाहें, तो STOP लिखें।',
      return_decided: 'नमस्ते {{1}}, ऑर्डर {{2}} की वापसी के बारे में: {{3}} । आगे मैसेज न चाहें, तो STOP लिखें।',
      paid_back:
        'नमस्ते {{1}}, ऑर्डर {{2}} के {{3}} हमने आपको लौटा दिए हैं। रेफ़रेंस: {{4}} । आगे मैसेज न चाहें, तो STOP लिखें।',
      digest: 'आज आपकी दुकान में ये काम हैं: {{1}}। सब कुछ यहाँ है: {{2}} ।',
    },
    buttons: { confirm: 'पक्का करें', cancel: 'रद्द करें' },
    returned: 'हमने वापस ले लिया है',
    declined: 'हम वापस नहीं ले सकते',
  },
  mr: {
    bodies: {
      placed:
        'नमस्कार {{1}}, तुमची ऑर्डर {{2}} मिळाली आहे, एकूण {{3}}. ती {{4}} पर्यंत पोहोचेल. कृपया खाली पक्की करा. पुढे मेसेज नको असतील, तर STOP लिहा.',
      shipped:
        'नमस्कार {{1}}, तुमची ऑर्डर {{2}} {{3}} ने निघाली आहे, पार्सल {{4}}. इथे पहा: {{5}} . पुढे मेसेज नको असतील, तर STOP लिहा.',
      arriving:
        'नमस्कार {{1}}, तुमची ऑर्डर {{2}} आज पोहोचायला हवी. दारात द्यायचे: {{3}}. पुढे मेसेज नको असतील, तर STOP लिहा.',
      delivered:
        'नमस्कार {{1}}, तुमची ऑर्डर {{2}} पोहोचली आहे. आमच्याकडून घेतल्याबद्दल धन्यवाद. पुढे मेसेज नको असतील, तर STOP लिहा.',
      return_decided:
        'नमस्कार {{1}}, ऑर्डर {{2}} परत करण्याबद्दल: {{3}} . पुढे मेसेज नको असतील, तर STOP लिहा.',
      paid_back:
        'नमस्कार {{1}}, ऑर्डर {{2}} चे {{3}} आम्ही तुम्हाला परत दिले आहेत. संदर्भ: {{4}} . पुढे मेसेज नको असतील, तर STOP लिहा.',
      digest: 'आज तुमच्या दुकानात ही कामे आहेत: {{1}}. सगळे इथे आहे: {{2}} .',
    },
    buttons: { confirm: 'पक्की करा', cancel: 'रद्द करा' },
    returned: 'आम्ही परत घेतले आहे',
    declined: 'आम्ही परत घेऊ शकत नाही',
  },
  bn: {
    bodies: {
      placed:
        'নমস্কার {{1}}, আপনার অর্ডার {{2}} পেয়েছি, মোট {{3}}। এটি {{4}} এর মধ্যে পৌঁছবে। নিচে নিশ্চিত করুন। আর মেসেজ না চাইলে STOP লিখুন।',
      shipped:
        'নমস্কার {{1}}, আপনার অর্ডার {{2}} {{3}} দিয়ে রওনা হয়েছে, পার্সেল {{4}}। এখানে দেখুন: {{5}} । আর মেসেজ না চাইলে STOP লিখুন।',
      arriving:
        'নমস্কার {{1}}, আপনার অর্ডার {{2}} আজ পৌঁছনোর কথা। দরজায় দেবেন: {{3}}। আর মেসেজ না চাইলে STOP লিখুন।',
      delivered:
        'নমস্কার {{1}}, আপনার অর্ডার {{2}} পৌঁছে গেছে। আমাদের থেকে কেনার জন্য ধন্যবাদ। আর মেসেজ না চাইলে STOP লিখুন।',
      return_decided:
        'নমস্কার {{1}}, অর্ডার {{2}} ফেরত দেওয়ার বিষয়ে: {{3}} । আর মেসেজ না চাইলে STOP লিখুন।',
      paid_back:
        'নমস্কার {{1}}, অর্ডার {{2}} এর {{3}} আমরা আপনাকে ফেরত দিয়েছি। রেফারেন্স: {{4}} । আর মেসেজ না চাইলে STOP লিখুন।',
      digest: 'আজ আপনার দোকানে এই কাজগুলো আছে: {{1}}। সব এখানে: {{2}} ।',
    },
    buttons: { confirm: 'নিশ্চিত করুন', cancel: 'বাতিল করুন' },
    returned: 'আমরা ফেরত নিয়েছি',
    declined: 'আমরা ফেরত নিতে পারছি না',
  },
  ta: {
    bodies: {
      placed:
        'வணக்கம் {{1}}, உங்கள் ஆர்டர் {{2}} கிடைத்தது, மொத்தம் {{3}}. இது {{4}}க்குள் வந்துவிடும். கீழே உறுதி செய்யவும். இனி செய்தி வேண்டாம் என்றால் STOP என எழுதவும்.',
      shipped:
        'வணக்கம் {{1}}, உங்கள் ஆர்டர் {{2}} {{3}} மூலம் புறப்பட்டது, பார்சல் {{4}}. இங்கே பாருங்கள்: {{5}} . இனி செய்தி வேண்டாம் என்றால் STOP என எழுதவும்.',
      arriving:
        'வணக்கம் {{1}}, உங்கள் ஆர்டர் {{2}} இன்று வந்து சேரும். வாசலில் செலுத்த வேண்டியது: {{3}}. இனி செய்தி வேண்டாம் என்றால் STOP என எழுதவும்.',
      delivered:
        'வணக்கம் {{1}}, உங்கள் ஆர்டர் {{2}} வந்து சேர்ந்தது. எங்களிடம் வாங்கியதற்கு நன்றி. இனி செய்தி வேண்டாம் என்றால் STOP என எழுதவும்.',
      return_decided:
        'வணக்கம் {{1}}, ஆர்டர் {{2}} திருப்புவது பற்றி: {{3}} . இனி செய்தி வேண்டாம் என்றால் STOP என எழுதவும்.',
      paid_back:
        'வணக்கம் {{1}}, ஆர்டர் {{2}} தொகை {{3}} உங்களுக்குத் திருப்பித் தந்துவிட்டோம். குறிப்பு எண்: {{4}} . இனி செய்தி வேண்டாம் என்றால் STOP என எழுதவும்.',
      digest: 'இன்று உங்கள் கடையில் உள்ள வேலைகள்: {{1}}. அனைத்தும் இங்கே: {{2}} .',
    },
    buttons: { confirm: 'உறுதி செய்', cancel: 'ரத்து செய்' },
    returned: 'நாங்கள் திரும்பப் பெற்றுக்கொண்டோம்',
    declined: 'எங்களால் திரும்பப் பெற முடியாது',
  },
}

export const templatesIn = (language: Language): Templates => TEMPLATES[language] ?? TEMPLATES.en
