import { setOf } from './plain-word.ts'

/** Any of these words makes a text part of an address. */
export const ADDRESS_WORDS = setOf(
  `address addr pata adress deliver road rd street st lane gali galli marg nagar colony society apartment apartments apt flat floor
  house hno plot sector block phase ward village vill gaon post po dist district tehsil taluka near opp opposite behind beside
  chowk chauraha mohalla muhalla vihar enclave puram puri ganj bazar bazaar market station makan bungalow tower wing cross
  main layout lines town park garden bagh pin pincode zip theru salai tola para thana
  पता पत्ता मकान गली रोड मार्ग नगर कॉलोनी सोसायटी फ्लैट सेक्टर वार्ड गांव गाँव जिला तहसील चौक मोहल्ला विहार बाजार पिन
  पिनकोड पेठ वाडी रस्ता ठिकाणा गल्ली
  ঠিকানা রোড সরণি গলি লেন পাড়া গ্রাম জেলা বাজার পিন ফ্ল্যাট নগর
  முகவரி தெரு சாலை நகர் காலனி பின் பின்கோடு கிராமம் மாவட்டம் ரோடு வீதி`,
)

/** Before a name: "name: Asha", "मेरा नाम आशा है". */
export const NAME_LABEL =
  /(?<![\p{L}\p{M}])(?:(?:my|mera|mere|meri|mazhe|majhe|amar|en)\s+)?(?:name|naam|nam|nav|naav|peyar)(?:\s+is|\s+hai|\s*[:\-–=])*\s+|(?<![\p{L}\p{M}])name[:\-–=]|(?<![\p{L}\p{M}])(?:(?:मेरा|माझे|माझं|আমার|என்|எனது)\s+)?(?:नाम|नाव|নাম|பெயர்)\s*[:\-–=]?\s*|(?<![\p{L}\p{M}])(?:i am|this is|myself|regards,?|deliver to)\s+/iu

/** After a name in a sentence. */
export const NAME_END =
  /^(hai|hain|is|and|aur|from|se|he|ahe|address|pata|phone|mobile|mob|है|हूं|हूँ|आहे|पता|पत्ता|मोबाइल|मोबाईल|फोन|ঠিকানা|মোবাইল|ফোন|முகவரி|மொபைல்|போன்|and|my|mera)$/iu

export const PHONE_LABELS = setOf(
  `phone ph mobile mob mo number no num contact call whatsapp cell tel nr
  फोन मोबाइल मोबाईल मो नंबर नं कॉल संपर्क ফোন মোবাইল নম্বর போன் மொபைல் எண் கைபேசி`,
)

export const OWN = setOf('my mera meri mere mine maza majha amar en मेरा माझा আমার என் எனது delivery')

/** Owners of a number other than the customer. */
export const OTHERS = setOf(
  `neighbour neighbor padosi padosan relative bhai papa mummy wife husband dost friend uncle brother sister beta old purana aapka your his her unka uska
  पापा पत्नी दोस्त पुराना आपका उसका`,
)

/** First words of two-word cities. */
export const CITY_STARTS = setOf('new navi greater old port नई नवी নিউ புது')
