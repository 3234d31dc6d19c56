import type { MailTexts } from './mail-texts.ts'

export const HINDI: MailTexts = {
  hello: 'नमस्ते {name},',
  subject: {
    placed: '{shop}: आपका ऑर्डर #{number} मिल गया',
    confirmed: '{shop}: आपके ऑर्डर #{number} की पुष्टि हो गई',
    shipped: '{shop}: आपका ऑर्डर #{number} भेज दिया गया',
    delivered: '{shop}: आपका ऑर्डर #{number} पहुँच गया',
    cancelled: '{shop}: आपका ऑर्डर #{number} रद्द हो गया',
    outOfStock: '{shop}: आपका ऑर्डर #{number} रद्द हो गया',
    returned: '{shop}: ऑर्डर #{number} की वापसी',
    returnDeclined: '{shop}: ऑर्डर #{number} की वापसी',
    refundPaid: '{shop}: ऑर्डर #{number} के पैसे वापस',
  },
  usual: {
    placed:
      'आपके ऑर्डर के लिए धन्यवाद। हम उसे पैक कर रहे हैं।\n\nअनुमानित डिलीवरी: {delivery}। पैसे सामान मिलने पर नक़द दें।',
    confirmed: 'पुष्टि के लिए धन्यवाद। हम आपका ऑर्डर पैक कर रहे हैं।',
    shipped: 'आपका ऑर्डर रास्ते में है।\n\nकृपया {total} तैयार रखें: पैसे सामान मिलने पर नक़द दें।',
    delivered: 'आपका ऑर्डर पहुँच गया। उम्मीद है आपको पसंद आया।',
    cancelled: 'आपका ऑर्डर रद्द हो गया है।\n\nकुछ देना नहीं है।',
    outOfStock:
      'माफ़ कीजिए: आपका मँगाया सामान स्टॉक में नहीं है, इसलिए ऑर्डर रद्द हो गया है।\n\nकुछ देना नहीं है।',
    returned: 'आपका लौटाया सामान हमें मिल गया है, और वापसी मान ली गई है।',
    returnDeclined: 'हम आपकी वापसी नहीं मान सके।',
    refundPaid: 'आपकी वापसी के {refund} आपको दे दिए गए हैं।',
  },
  parcel: 'यह {courier} के पास है, नंबर {awb}।',
  courier: 'यह {courier} के पास है।',
  track: 'कहाँ पहुँचा, यहाँ देखें: {link}',
  returns: 'कुछ ठीक नहीं? लौटाने लायक सामान {days} दिन के भीतर लौटा सकते हैं: "मेरे ऑर्डर" देखें।',
  callYou: 'आपके पैसों के बारे में हम आपको फ़ोन करेंगे।',
  refund: 'आपको {refund} वापस मिलेंगे।',
  payment: 'भुगतान का नंबर: {reference}',
  reason: 'कारण: {reason}',
  order: 'ऑर्डर #{number}',
  discount: 'छूट ({code}): −{sum}',
  shipping: 'डिलीवरी: {sum}',
  free: 'मुफ़्त',
  total: 'कुल: {sum}',
  address: 'डिलीवरी का पता:',
}
