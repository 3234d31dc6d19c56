import type { MailTexts } from './mail-texts.ts'

export const MARATHI: MailTexts = {
  hello: 'नमस्कार {name},',
  subject: {
    placed: '{shop}: तुमची ऑर्डर #{number} मिळाली',
    confirmed: '{shop}: तुमची ऑर्डर #{number} नक्की झाली',
    shipped: '{shop}: तुमची ऑर्डर #{number} पाठवली',
    delivered: '{shop}: तुमची ऑर्डर #{number} पोहोचली',
    cancelled: '{shop}: तुमची ऑर्डर #{number} रद्द झाली',
    outOfStock: '{shop}: तुमची ऑर्डर #{number} रद्द झाली',
    returned: '{shop}: ऑर्डर #{number} परत केल्याबद्दल',
    returnDeclined: '{shop}: ऑर्डर #{number} परत केल्याबद्दल',
  },
  usual: {
    placed:
      'ऑर्डरबद्दल धन्यवाद. आम्ही ती पॅक करत आहोत.\n\nअंदाजे पोहोचण्याचा दिवस: {delivery}. पैसे माल मिळाल्यावर रोख द्या.',
    confirmed: 'ऑर्डर नक्की केल्याबद्दल धन्यवाद. आम्ही ती पॅक करत आहोत.',
    shipped: 'तुमची ऑर्डर वाटेत आहे.\n\nकृपया {total} तयार ठेवा: पैसे माल मिळाल्यावर रोख द्या.',
    delivered: 'तुमची ऑर्डर पोहोचली. ती तुम्हाला आवडली असेल अशी आशा आहे.',
    cancelled: 'तुमची ऑर्डर रद्द झाली आहे.\n\nकाही द्यायचे नाही.',
    outOfStock: 'माफ करा: तुम्ही मागवलेला माल शिल्लक नाही, म्हणून ऑर्डर रद्द झाली आहे.\n\nकाही द्यायचे नाही.',
    returned: 'तुम्ही परत केलेला माल मिळाला, आणि आम्ही तो स्वीकारला आहे.',
    returnDeclined: 'आम्ही तुमचा माल परत घेऊ शकलो नाही.',
  },
  parcel: 'ती {courier} कडे आहे, क्रमांक {awb}.',
  courier: 'ती {courier} कडे आहे.',
  track: 'कुठे आहे ते इथे पहा: {link}',
  returns: 'काही बरोबर नाही? परत करता येणारा माल {days} दिवसांत परत करता येतो: "माझ्या ऑर्डर" पहा.',
  callYou: 'तुमच्या पैशांबद्दल आम्ही फोन करू.',
  refund: 'तुम्हाला {refund} परत मिळतील.',
  reason: 'कारण: {reason}',
  order: 'ऑर्डर #{number}',
  discount: 'सूट ({code}): −{sum}',
  shipping: 'डिलिव्हरी: {sum}',
  free: 'मोफत',
  total: 'एकूण: {sum}',
  address: 'पोहोचवण्याचा पत्ता:',
}
