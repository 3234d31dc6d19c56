import { setOf } from './plain-word.ts'

/** Words around the goods of a message. To teach the reader a word, add it here. */

/** Between two lines. */
export const AND_WORDS = setOf(
  'and nd aur ani plus evam tatha ane also matrum n और व एवं तथा आणि अन এবং আর ও மற்றும்',
)

/** Between two alternatives. */
export const OR_WORDS = setOf('or ya yaa athva kinva allathu ba या अथवा किंवा বা অথবা নাকি அல்லது')

/** Greetings, please and verbs: nothing about the goods. */
export const CHATTER_WORDS = setOf(
  // English.
  `a an the of for to in at by on with me my i we us you your it is are be can could would will please pls plz plss kindly hi hello
  hey dear sir madam mam bro send pack order need want require required get give keep take deliver delivery bring book 
  item good morning afternoon evening night thanks thank thx regards so much very hope well today tomorrow soon urgent
  home house shop from this these that there here ok okay okk yes hii hlo also one's
  following below have has had our need: pickup pick up keep`,
  // Hindi in Latin letters.
  `lo koi bhai bhaiya bhaiyya bhayya didi ji jee sir uncle aunty namaste namaskar pranam ram haan han ha hmm acha accha theek thik
  bhej bhejo bhejna bhejiye bhijwa bhijwana dena dedo dijiye dijie lena lelo chahiye chaiye chahie chahiya mangta mangwana
  mangana mujhe muje humko hamko hume mera meri mere apna ye yeh wo woh hai hain he ho tha karo kar karna karke lagega
  ka ki ke ko se me mein par pe liye wala wali wale vala vali vale ghar jaldi dhanyawad shukriya saman samaan saaman likh
  rakh dila kal aaj abhi sirf bas rang color colour colours plz mehman dukan thi`,
  // Hindi.
  `भाई भैया भइया दीदी जी नमस्ते नमस्कार प्रणाम हाँ हां अच्छा ठीक भेज भेजो भेजना भेजिए भेजिये दे देना दीजिए दीजिये लेना चाहिए
  चाहिये मुझे हमें मेरा मेरी मेरे ये यह वो है हैं हो करो कर करना का की के को से में पर लिए वाला वाली वाले घर जल्दी धन्यवाद
  शुक्रिया सामान लिख रख आज अभी सिर्फ बस रंग कृपया ऑर्डर मेहमान था थी थे`,
  // Marathi.
  `dada tai kaka pahije havi hava have pathva pathav dya de cha chi che la madhe sathi ahe
  दादा ताई काका पाहिजे पाहिजेत हवा हवी हवे आहे आहेत पाठवा पाठव द्या चा ची चे च्या ला मध्ये साठी लवकर घरी पाहुणे येणार रंगाचा
  रंगाची रंगाचे मला आम्हाला कृपया`,
  // Bengali.
  `lagbe diben pathaben pathan din er dorkar kinbo amar
  দাদা দিদি নমস্কার নমস্তে পাঠাবেন পাঠান পাঠিয়ে দিন দেবেন দিবেন লাগবে চাই দরকার আমার আমাকে একটু তাড়াতাড়ি ধন্যবাদ বাড়িতে অতিথি
  আসছে রঙের রং এর র কে জন্য প্লিজ`,
  // Tamil.
  `venum vendum anna akka anuppunga kudunga
  அண்ணா அக்கா வணக்கம் வேண்டும் வேணும் அனுப்புங்க அனுப்பவும் அனுப்புங்கள் கொடுங்க தாங்க சீக்கிரம் நன்றி வீட்டுக்கு விருந்தினர் வராங்க எனக்கு
  எங்களுக்கு கலர் நிறம் தயவு செய்து`,
)

/** Makes a line doubtful: declined, asked about, remembered or compared. */
export const DOUBTFUL_WORDS = setOf(
  `no na not dont don't doesnt without cancel cancelled instead except replace return exchange last yesterday previous if maybe
  perhaps like similar same available availability what how which when price rate cost stock liked earlier
  nahi nahin nhi nai mat bina badle jagah wapas kya kitne kitna kitni konsa kaunsa agar shayad jaisa jaise jaisi pichli pichla
  purana purani milega milegi bata batao batana nako naka kalchi
  नहीं नही मत बिना बदले जगह वापस क्या कितने कितना कितनी कौनसा अगर शायद जैसा जैसी जैसे पिछली पिछला पुराना मिलेगा मिलेगी नको नका नाही
  किती जर कालची
  না নয় বাদ কত কি যদি মতো গতকাল আছে পাওয়া kalker kalke koto
  दाम कीमत দাম வேண்டாம் இல்லை விலை எவ்வளவு என்ன இருக்கா நேற்று போல vendam illai evvalavu netru rehne cancle`,
)

/** Verbs before which "do" means "give", not two: bhej do. */
export const ASKING_VERBS = setOf(
  'bhej de dila likh rakh kar pack bhijwa la laa pahuncha bata bana दे भेज दिला लिख रख कर ला',
)

/** After a number that describes the thing: 400 wala. */
export const DESCRIBING_WORDS = setOf(
  'wala wali wale vala vali vale walla waala waali one ones waley each ea cha chi che वाला वाली वाले चा ची चे वाल्या',
)

/** "10 wala": what it is called by, a size or a price. */
export const CALLING_WORDS = setOf(
  'wala wali wale vala vali vale walla waala waali waley वाला वाली वाले वाल्या',
)

/** "4 ka set". */
export const LINKING_WORDS = setOf('ka ke ki of wala wali wale का के की वाला वाली चा ची चे এর र')
