import { setOf } from './plain-word.ts'

/** Words beside the goods, and whether they make an order doubtful. */

/**
 * Harmless in a stretch without goods: greetings, payment, delivery, purpose. Beside a number of goods the same word is
 * unknown ("sab tiffin": all of them?).
 */
export const HARMLESS_WORDS = setOf(
  `list items total payment pay cash cod upi gpay phonepe paytm online account delivery charge charges all everything details
  detail fast quick quickly early asap possible waiting lot lots kind best wishes forwarded family guests guest party function
  wedding festival dont worry mine address name phone mobile contact number god bless nice day week weekend again happy
  diwali holi eid pongal puja pooja before after by gift moving new flat kitchen thankyou tysm welcome as will would let know sent share shared location map doorstep`,
  `kaise kaisi aap sab sabhi theek thik shaadi shadi mehmaan aane wale log tyohar dunga dungi denge doonga doongi karunga karungi
  karenge paise paisa baad baki thoda thodi zaroor zarur jarur bacho bachon bachcho bacchon bache shubh din intezar rahega ho
  jaye jaayega gaya kijiye kijiyega hum log aapka aapki saath sath ye yahi itna hi bas ghar pahucha pahuncha dijiyega bhejiyega
  kijie aana aa rahe rahi raha aayenge salaam salam sat sri akal radhe radhe krishna jai shree maa mummy papa`,
  `कैसे कैसी हैं हो आप सभी सब शादी पूजा मेहमान आने वाले राम त्योहार दूंगा दूंगी देंगे पैसे बाद बाकी थोड़ा ज़रूर बच्चों बच्चे शुभ दिन भेजिएगा
  भेजिये जल्दी तो इसलिए इतना ही साथ पहुँचा जय श्री आ रहे रही नकद ऑनलाइन`,
  `कसे कशी आहात तुम्ही पैसे देते देतो नंतर लग्न सण मुले आभारी नमस्कार सामान यादी एवढंच एवढेच`,
  `কেমন আছেন ভালো নমস্কার টাকা দেব বিয়ে পুজো লিস্ট এইগুলো বাড়ি পৌঁছে তাড়াতাড়ি`,
  `எப்படி இருக்கீங்க பணம் தரேன் கல்யாணம் பூஜை பொங்கல் லிஸ்ட் வீடு சரி`,
)

/** States or asks that something is: "tiffin 2 L black hai". An order only with a word of wanting. */
export const STATING_WORDS = setOf(
  'have is are there hai hain he ahe aahe hota hoti है हैं आहे आहेत হয় இருக்கு irukku',
)

/** States that something was: "2 tiffin liye the". */
export const PAST_WORDS = setOf('has had was were tha thi था थी थे होता होती होते hota')

const NEEDED = `chahiye chaiye chahie chahiya chahiyen needed wanted pahije hava havi havet चाहिए चाहिये पाहिजे पाहिजेत हवा हवी हवे
  हवं हवेत চাই লাগবে வேணும் வேண்டும் venum vendum`

/** Turns a past tense into a polite wish: "chahiye tha". */
export const POLITE_WORDS = setOf(NEEDED)

export const REQUEST_WORDS = setOf(
  NEEDED,
  `need want send order require give please pls plz plss kindly pack deliver get take book bring
  bhej bhejo bhejna bhejiye bhijwa bhijwana dena dedo dijiye dijie lena lelo mangta mangwana mangana karna karni likh de lagega
  भेज भेजो भेजना भेजिए भेजिये दे देना दीजिए दीजिये लेना मंगवाना करना करनी
  pathva pathav dya पाठवा पाठव द्या पाठवून ghya घ्या
  lagbe diben pathaben pathan din পাঠাবেন পাঠান দিন দেবেন দিবেন দরকার
  anuppunga kudunga அனுப்புங்க அனுப்பவும் அனுப்புங்கள் கொடுங்க தாங்க`,
)

/** After a number: it counts days, hours or people, not goods. */
export const OTHER_UNITS = setOf(
  `day days din week weeks hafte hafta month months mahine mahina year years saal hour hours ghante ghanta minute minutes min
  baje am pm oclock tarikh tareekh date people persons person log logo logon members % percent th nd rd st
  jan feb mar apr may jun jul aug sep oct nov dec january february march april june july august september october november
  december`,
  `दिन हफ्ते हफ़्ते महीने साल घंटे मिनट बजे तारीख लोग लोगों`,
  `दिवस दिवसात दिवसांत आठवडे महिने वर्षे तास वाजता वाजेपर्यंत तारखेला जण जणांसाठी`,
  `দিন দিনের সপ্তাহ মাস বছর ঘণ্টা টায় টার তারিখ জন জনের`,
  `நாள் நாளில் வாரம் மாதம் வருஷம் மணி மணிக்கு தேதி பேர் பேருக்கு`,
)

/** Before a number that ends a line: a time, a place or a recipient. */
export const OTHER_PREFIXES = setOf(
  `by at till until before after on for house home ghar flat floor room gali shop dukan building plot ward sector lane road
  घर मकान गली`,
)

/** Before a number: it may name a model, or be about that many. */
export const NUMBER_PREFIXES = setOf('no number nr नंबर नं নম্বর எண் ~ ± ≈ > < ≥ ≤')

/** Small talk: "how are you". */
export const HOW_ARE_YOU =
  /(?<![\p{L}\p{M}])(?:how (?:are|r) (?:you|u)(?: all| doing)?|how'?s (?:it going|everything)|kais[ei] (?:ho|hai|hain|hai aap|hain aap)(?: aap)?|aap kais[ei] (?:ho|hai|hain)|kya ha+l(?: hai| chaal| chal)*|sab (?:theek|thik|badhiya)(?: hai)?|कैस[ेी] (?:हो|हैं)(?: आप)?|आप कैस[ेी] (?:हो|हैं)|क्या हाल(?: है| चाल)*|कस[ेाी] (?:आहात|आहेस)|কেমন (?:আছেন|আছো|আছ)|kemon (?:achen|acho)|எப்படி (?:இருக்கீங்க|இருக்கிறீர்கள்)|eppadi irukkinga)(?![\p{L}\p{M}])[\s?!.,।]*/giu
