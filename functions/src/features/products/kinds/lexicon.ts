/**
 * Kinds of household goods, a line each:
 *
 * id | English | Hindi | Marathi | Bengali | Tamil | is a | near | used for
 *
 * Names are parted by commas, in the language's script and in Latin letters, as shoppers spell them; each belongs to one
 * kind. Case, plurals and accents need no entries.
 */
export const LEXICON = `
# Pots, pans and tools for cooking
utensil | utensil, cookware, crockery | bartan, बर्तन | भांडी, भांडे, भांडं, bhandi, bhande | বাসন, basan, bashon | பாத்திரம், பாத்திரங்கள், pathiram, paathiram |  | cooking_pot, pan, cooker, plate, bowl, dinner_set
cooking_pot | pot, cooking pot, vessel, cooking vessel | patila, patili, pateela, pateeli, bhagona, bhagoni, topia, tope, topiya, degchi, degcha, पतीला, पतीली, भगोना, देगची, टोप | पातेले, पातेलं, patele | ডেকচি, হাঁড়ি, dekchi, hanri | பானை, panai, paanai |  | saucepan, cooker | hostel
handi |  | handi, handi pot, हांडी |  |  |  | cooking_pot | cooking_pot, saucepan, cooker
pan | pan
saucepan | milk pan, tea pan, saucepan, sauce pan | tapeli, chai pan, chai bartan, chai patila |  |  |  | pan | cooking_pot | gas_stove, hostel
frying_pan | frying pan, fry pan, frypan, skillet |  |  |  |  | pan
kadhai | wok | kadhai, kadai, karahi, kadahi, kadhaai, karhai, कढ़ाई, कड़ाही | कढई | কড়াই, korai | கடாய், வாணலி, vanali, vaanali, சட்டி, chatti | pan |  | gas_stove, housewarming
tawa | griddle, dosa pan | tawa, tava, tavva, तवा |  | তাওয়া, চাটু, taowa | தவா, தோசைக்கல், dosaikal, dosakal, dosakallu | pan |  | gas_stove
cooker | cooker, pressure cooker, pressure pan | kukar, कुकर |  | কুকার | குக்கர் |  |  | gas_stove, housewarming
kettle | kettle | ketli, केतली | किटली, kitli | কেটলি | கெட்டில், கெண்டி |  | saucepan
idli_maker | idli maker, idli cooker, idli stand
ladle | ladle, cooking spoon | karchi, karchhi, kalchhi, karchul, करछी | पळी, हातला | হাতা | கரண்டி, karandi, அகப்பை, agappai
skimmer | skimmer, slotted spoon, perforated ladle | jhara, jhaara, zara, झारा |  |  |  | ladle
spatula | turner, spatula | palta, khurpi, पलटा |  |  |  | ladle
strainer | strainer, sieve, sifter | chalni, channi, chhanni, chhalni, छलनी, छन्नी | गाळणी, गाळणे, चाळणी, galni, gaalni | ছাঁকনি, চালুনি, chhakni, chakni, chaluni | வடிகட்டி, சல்லடை, vadikatti, salladai
tea_strainer | tea strainer, tea filter | chai channi, chai chhanni, chai chalni, chai jali |  |  |  | strainer
colander | colander, rice strainer, rice washing bowl, rice washing basket, washing bowl, vegetable basket | chawal dhone, chawal jali, sabzi dhone tokri, chawal dhone tokri |  |  |  | strainer | strainer
tongs | tong | chimta, चिमटा | सांडशी, sandshi | চিমটা, চিমটে, সাঁড়াশি, sarashi, shanrashi | இடுக்கி, idukki
utility_tongs | utility tong, pan gripper | pakkad, sansi, sandasi, sanasi |  |  |  | tongs | tongs
grater | grater | kaddukas, kaddukash, khamni, कद्दूकस | किसणी, kisni | কোরানি, কুরুনি, korani | துருவி, thuruvi
chopper | chopper, vegetable cutter, cutter, slicer | sabzi cutter |  |  |  |  | grater, knife
peeler | peeler, potato peeler | chhilni, chilni, chilka utarne, chhilka utarne, aloo chilne, sabzi chilne | सोलणी | সোলানি | பீலர்
mortar | mortar, mortar and pestle | okhli, okhal, khalbatta, imamdasta, kharal | खलबत्ता | হামানদিস্তা, hamandista | உரல், இடிகல், idikal
rolling_board | rolling board, roti board | chakla, chakala, चकला | पोळपाट, polpat | চাকি, chaki | சப்பாத்திப்பலகை, chapathipalagai
rolling_pin | rolling pin | belan, velan, बेलन | लाटणे, लाटणं | বেলনা, বেলুন, belna | பூரிக்கட்டை, poorikattai
roti_maker | roti maker, chapati maker |  |  |  |  |  | rolling_board, rolling_pin
dough_plate | dough plate, kneading plate | parat, paraat, paraath, परात |  |  |  | plate | plate
knife | knife | chaku, chaaku, chhuri, churi, चाकू | सुरी | ছুরি, বঁটি, bonti | கத்தி, kathi, katthi
knife_set | knife set, knife block | chaku set |  |  |  | knife
chopping_board | chopping board, cutting board, vegetable board, chop board | sabzi katne board, katne takhta
stove | stove | chulha, choolha, चूल्हा | चूल | চুলা, উনুন, chula | அடுப்பு, aduppu
lighter | lighter | laitar, लाइटर |  | লাইটার | லைட்டர் |  |  | gas_stove
matchbox | matchbox | machis, maachis, माचिस | काडेपेटी, kadepeti | দেশলাই, deshlai | தீப்பெட்டி, theepetti
apron | apron | एप्रन

# What things are kept in
container | container, canister, storage box, storage jar, storage container | dabba, dibba, dabbe, daba, डब्बा, डिब्बा, dibbi, dabbi, dibbe, dabi, डबी, डिब्बी |  | কৌটো, কৌটা, ডিব্বা, kouto, kouta | டப்பா, டின், பெட்டி, petti |  | jar, box, lunch_box
box | box |  | पेटी | বাক্স, baksho |  | container
grain_container | grain container, flour container, rice container, dal container, kitchen container, kitchen storage container, kitchen storage, grain box, flour box, rice box, dal box |  |  |  |  | container | container, drum
jar | jar | barni, martban, बरनी | बरणी | বয়াম, boyam | ஜாடி, jaadi
pickle_jar | pickle bottle, pickle jar, pickle container, pickle box | achar barni, achar dabba |  |  |  | jar
masala_box | spice box | masala dani, masaladani, masala dabba, masala box, मसाला डब्बा |  |  |  | container |  | gift, diwali
salt_shaker | salt shaker, salt cellar | namak dani, namakdani
oil_can | oil can, oil dispenser, oil pot, oil bottle, oil pourer, oil jar | tel dani, tel bottle, tel botal, tel kuppi, tel dabba, tel dibba
casserole | casserole, hot roti, hot pot, hotpot, hot case, hotcase, roti box, chapati box, hot box, hotbox, insulated box | roti dabba, chapati dabba, roti dibba | कॅसरोल | ক্যাসেরোল, হটপট | கேசரோல், ஹாட்பாக்ஸ், ஹாட்பேக் |  | container | gift, diwali, wedding, travel
drum | drum | kothi, tanki, टंकी
rack | rack, shelf | almari stand | मांडणी, mandni | তাক, র‍্যাক | அலமாரி, ரேக், ஸ்டாண்ட்
dish_rack | dish rack, plate stand, plate rack, dish drainer, dish stand, dish drying rack, drying rack, utensil rack, utensil drainer, plate drainer, drain rack | bartan stand, bartan rack, bartan jali, bartan sukhane, bartan tokri |  |  |  | rack
kitchen_rack | kitchen rack, kitchen shelf, kitchen stand, spice rack, jar rack, jar stand, spice stand, container stand | rasoi stand, dibba stand |  |  |  | rack
bath_shelf | bath shelf, bathroom shelf, bathroom rack, bathroom stand, corner shelf, corner rack, shampoo stand, shampoo rack, shower caddy |  |  |  |  | rack
basket | basket | tokri, tokari, टोकरी | टोपली, topli | ঝুড়ি, jhuri | கூடை, koodai
toy_basket | toy box, toy basket, toy storage, toy holder | khilona tokri, khilone tokri, khilona dabba |  |  |  | basket
laundry_basket | laundry basket, laundry bag, laundry bin, clothes basket, cloth basket, washing basket, hamper, laundry hamper | kapda tokri, kapde tokri, dhobi basket |  |  |  | basket
fruit_basket | fruit basket, fruit bowl, fruit stand |  |  |  |  | basket
trunk | trunk | sandook, sanduk, संदूक
cupboard | cupboard | almari, almirah, अलमारी | कपाट, kapat | আলমারি | பீரோ
fridge | fridge | frij, फ्रिज, फ्रीज, फ़्रिज |  | ফ্রিজ, ফ্রিজের | பிரிட்ஜ், ஃப்ரிட்ஜ், ஃபிரிட்ஜ், பிரிஜ்

# For eating, drinking and carrying food
plate | plate | thali, thaali, थाली | ताट, थाळी, प्लेट | থালা, থালি, thala, প্লেট | தட்டு, thattu, tattu, பிளேட் |  |  | diwali, wedding, festival, hostel
small_plate | quarter plate, dessert plate | tashtari, rakabi |  |  |  | plate | plate, saucer
dinner_plate | dinner plate | dinner thali, khane thali, khana thali, bhojan thali |  |  |  | plate | plate
dinner_set | dinner set, crockery set |  |  |  |  |  |  | gift, diwali, wedding
bowl | bowl | katora, कटोरा, बाउल | वाडगा, vadga, wadga |  | பவுல்
small_bowl | small bowl, dal bowl, curry bowl | katori, vati, wati, कटोरी | वाटी, वाट्या, vatya | বাটি, bati, baati | கிண்ணம், kinnam | bowl | bowl
serving_bowl | serving bowl, serving dish | donga, डोंगा |  |  |  | bowl | bowl
glass | glass, tumbler | gilas, gilaas, गिलास | पेला, pela | গ্লাস, গেলাস, gelas | டம்ளர், கிளாஸ், குவளை, kuvalai, tamlar
cup | cup | pyala, piyala, pyali, प्याला |  | কাপ, পেয়ালা | கப், கோப்பை, koppai |  | mug
saucer | saucer |  |  |  |  |  | plate
mug | mug | magga, mugga, मग, मग्गा |  | মগ | மக் |  |  | hostel
coffee_mug | coffee mug, coffee cup |  |  |  |  | mug | cup
bath_mug | bath mug, bathroom mug, bucket mug | nahane mug, balti mug |  |  |  | mug |  | hostel
spoon | spoon | chammach, chamach, chamcha, chammacha, चम्मच |  | চামচ, chamoch | ஸ்பூன், தேக்கரண்டி, thekkarandi |  | cutlery
fork | fork | kanta, kaanta, कांटा, काँटा | काटा | কাঁটা | கவை, முள்கரண்டி, mulkarandi |  | cutlery
cutlery | cutlery, spoon set | kanta chammach, kaanta chammach, chammach kanta, chammach set |  |  |  |  | spoon, fork
jug | jug, pitcher | jag, जग |  | জগ | ஜக், கூஜா, kooja
carafe | carafe | surahi, suraahi, सुराही |  |  |  | jug | jug
lota |  | lota, kalash, kalasha, लोटा | तांब्या, tambya | ঘটি, ghoti | செம்பு, சொம்பு, sembu, sombu |  |  | diwali
water_pot | water pot | matka, matki, mataka, ghada, water matka, मटका, घड़ा | माठ, हंडा, कळशी, kalshi | কলসি, kolshi, kolsi, মটকা, কলস | குடம், kudam |  | carafe, jug
water_dispenser | water dispenser, water tank | pani tanki |  |  |  |  | water_pot, drum
bottle | bottle | botal, bottal, बोतल | बाटली, batli, baatli | বোতল, botol | பாட்டில், புட்டி
water_bottle | water bottle, drinking bottle | pani bottle, paani bottle, pani botal |  |  |  | bottle | bottle | school, travel, gym, hostel
flask | thermos, flask, vacuum flask, hot water flask, hot flask, tea flask, thermos bottle, thermos flask | thermas, थर्मस | थर्मास | ফ্লাস্ক, থার্মোস | பிளாஸ்க், ஃபிளாஸ்க், தெர்மாஸ் | bottle |  | travel
sipper | sipper, sippy cup, straw bottle, sipper bottle, kid bottle, kid water bottle, baby bottle |  |  |  |  | bottle | water_bottle | school, gym
lunch_box | tiffin, tiffin box, tiffin carrier, lunch box, lunchbox, lunch carrier | टिफिन, lunch dabba, khane dabba, khana dabba, tiffin dabba, bhojan dabba |  | টিফিন | டிபன், டிஃபன், டிபின், tifan |  |  | school, hostel, travel
lunch_bag | lunch bag, tiffin bag |  |  |  |  |  | lunch_box
tray | tray | tre, ट्रे |  | ট্রে | டிரே, ட்ரே
napkin | napkin | rumal, roomal, रुमाल

# For bathing, washing, cleaning, and children
bucket | bucket, pail | balti, baalti, baltee, बाल्टी | बादली, badli, बादल्या, badlya, baldi | বালতি | வாளி, vaali, பக்கெட் |  |  | hostel
tub | tub, basin | tasla, chilamchi, तसला | घमेले, ghamele | গামলা, gamla, টব | தொட்டி, thotti, டப்
wash_tub | wash tub, washing tub, laundry tub | dhone tub, kapda tub, kapda dhone tub |  |  |  | tub |  | hostel
baby_tub | baby tub, baby bath tub, kid bath tub, baby bathtub, bathtub, bath tub |  |  |  |  | tub
stool | stool | patla, pidha, peedha, chowki, पटला, चौकी | पाट | স্টুল, টুল, tul, মোড়া, পিঁড়ি, pinri | ஸ்டூல், முக்காலி, mukkali, மணை, manai
soap_dish | soap dish, soap case, soap holder, soap box, soap tray, soap stand, soap plate | sabun dani, sabundani, sabun dabba, साबुनदानी, sabun dibbi | साबणदाणी, sabandani | সাবানদানি | சோப்புப்பெட்டி
soap_dispenser | soap dispenser, hand wash dispenser, handwash dispenser, soap pump, soap bottle, liquid soap bottle, hand wash bottle, handwash bottle, shampoo dispenser
brush | brush |  |  | ব্রাশ | பிரஷ்
toothbrush | toothbrush, tooth brush |  |  | টুথব্রাশ | டூத்பிரஷ், பல்துலக்கி | brush
toothbrush_holder | toothbrush holder, tooth brush holder, brush stand, brush holder, brush tumbler, toothbrush stand, brush rack
toilet_brush | toilet brush, toilet cleaner, commode brush, bathroom brush | toilet saaf brush |  |  |  | brush
bottle_brush | bottle brush, bottle cleaning brush, bottle cleaner |  |  |  |  | brush
towel | towel | tauliya, toliya, तौलिया |  | টাওয়েল, তোয়ালে, towale | துண்டு, டவல்
hook | hook, hook strip, hook rail, towel hook, cloth hook, wall hook | khunti, खूंटी |  | হুক | கொக்கி, kokki, ஹூக் |  | hanger
hanger | clothes hanger, cloth hanger, hanger, coat hanger, shirt hanger | kapde hanger |  | হ্যাঙ্গার | ஹேங்கர் |  |  | hostel
mirror | mirror | sheesha, shisha, aaina, aina, darpan, शीशा | आरसा, arsa | আয়না, ayna | கண்ணாடி
comb | comb | kanghi, kangha, कंघी | कंगवा, फणी, kangva | চিরুনি, chiruni | சீப்பு, seeppu, sippu
broom | broom | jhadu, jhaadu, jhaadoo, jhadoo, झाड़ू | झाडू, केरसुणी, kersuni | ঝাড়ু, ঝাঁটা, jhata | துடைப்பம், விளக்குமாறு
mop | mop, floor cleaner | pocha, pochha, ponchha, poncha, पोछा, पोंछा |  | মপ | மாப் |  | wiper
dustbin | dustbin, bin, trash can, garbage bin, garbage can, dust bin, waste bin, wastebin, garbage box | kooda, kuda, kachra, kooda dan, kudadan, कूड़ा, kachre dabba, kachra dabba, kude dabba, kachra peti | कचऱ्याचा, कचरापेटी, कचराकुंडी, kachrakundi, केराची | ডাস্টবিন | குப்பை, குப்பைத்தொட்டி, kuppai
dustpan | dustpan, dust pan | supdi
wiper | wiper, squeegee | vaiper, viper, वाइपर | वायपर | ওয়াইপার | வைப்பர் |  | mop
scrubber | scrubber | juna, joona, जूना, स्क्रबर | घासणी, ghasni | মাজুনি | ஸ்க்ரப்பர், நார்
sponge | sponge | spanj, स्पंज
piggy_bank | piggy bank, money bank, coin bank, money box, coin box, saving bank | gullak, gulak, paise dabba, paise jama, गुल्लक
toy | toy | khilona, khilauna, खिलौना | खेळणी, खेळणे, khelni | খেলনা, khelna | பொம்மை, bommai

# For sleeping, sitting, light, repairs, worship and school
lock | lock, padlock | tala, taala, ताला | कुलूप, kulup, kuloop | তালা | பூட்டு, poottu, puttu
key | key | chabi, chaabi, चाबी | चावी, chavi | চাবি | சாவி, saavi
umbrella | umbrella | chata, chhata, chatri, chhatri, छाता, छतरी | छत्री | ছাতা | குடை, kudai
raincoat | raincoat | barsati, बरसाती | रेनकोट | রেনকোট | மழைக்கோட்டு
mosquito_net | mosquito net | machhardani, machardani, macchardani, masahari, मच्छरदानी | मच्छरदाणी | মশারি, moshari | கொசுவலை, kosuvalai
pillow | pillow | takiya, takia, तकिया | उशी, ushi | বালিশ, balish | தலையணை, thalaiyanai, thalagani
cushion | cushion | gaddi, गद्दी
mattress | mattress | gadda, gaddha, गद्दा | गादी, gadi | তোষক, তোশক, গদি | மெத்தை, methai
quilt | quilt | razai, rajai, rajaai, रजाई | गोधडी | লেপ, কাঁথা |  |  | blanket
blanket | blanket | kambal, कंबल, कम्बल | घोंगडी, कांबळे, ब्लँकेट | কম্বল, kombol | போர்வை, கம்பளி, porvai
bed_sheet | bed sheet, bedsheet | chadar, chaddar, chadder, चादर, बेडशीट |  | পালঙ্কপোষ, চাদর, chador, বেডশিট | விரிப்பு, virippu, பெட்ஷீட்
curtain | curtain | parda, pardah, पर्दा, परदा | पडदा, padda | পর্দা, porda | திரை, திரைச்சீலை, thirai
mat | mat | chatai, chattai, चटाई | पायपुसणे | সতরঞ্চি, মাদুর, পাপোশ, madur, papos | பாய், மிதியடி, paai, midhiyadi
door_mat | door mat, doormat | paydan, paidan, payedan, पायदान |  |  |  | mat
carpet | carpet | kaleen, kalin, galicha, दरी, कालीन
chair | chair | kursi, khursi, कुर्सी, चेयर | खुर्ची | চেয়ার, কেদারা | நாற்காலி, naarkali, narkali, சேர்
table | table | mez, mej, मेज़, टेबल |  | টেবিল | மேசை, மேஜை, mesai
cot | cot | charpai, khatiya, चारपाई
wall_clock | wall clock, clock | ghadi, ghari, deewar ghadi, घड़ी | घड्याळ, ghadyal | ঘড়ি, ghori | கடிகாரம், kadikaram, kadigaram
bulb | bulb | balb, बल्ब |  | বাল্ব | பல்பு, பல்ப், balbu
torch | torch, flashlight | tarch, टॉर्च, टार्च |  | টর্চ | டார்ச், டார்ச்லைட்
candle | candle | mombatti, mombati, मोमबत्ती | मेणबत्ती, menbatti | মোমবাতি | மெழுகுவர்த்தி, mezhuguvarthi
diya | oil lamp | diya, deepak, deepam, dipak, दीया, दिया, दीपक | दिवा, पणती, diva, panti | প্রদীপ, prodip, pradip | விளக்கு, vilakku, அகல் |  |  | diwali, festival
lantern | lantern | lalten, laltain, लालटेन
incense | incense | agarbatti, agarbati, अगरबत्ती | उदबत्ती, udbatti | ধূপকাঠি, ধূপ, dhup | ஊதுபத்தி, பத்தி, oodhubathi
bell | bell | ghanti, घंटी
battery | battery, cell | बैटरी
extension_board | extension board, extension cord, extension
fan | fan | pankha, पंखा |  | পাখা, ফ্যান | விசிறி, மின்விசிறி, ஃபேன்
rope | rope | rassi, rasi, dori, रस्सी, डोरी | दोरी, दोर | দড়ি | கயிறு, kayiru, kayaru
thread | thread | dhaga, धागा | दोरा | সুতো, সুতা | நூல்
needle | needle | sui, सुई |  | সুঁই, সূচ | ஊசி, oosi
scissors | scissors, scissor | kainchi, kaichi, kenchi, qainchi, कैंची | कात्री, katri | কাঁচি, kanchi | கத்தரிக்கோல், கத்தரி, kathirikol, kathrikol
hammer | hammer | hathoda, hathauda, hathodi, हथौड़ा, हथौड़ी | हातोडी, हातोडा, hatodi, hatoda | হাতুড়ি, haturi | சுத்தியல், சுத்தி, suthiyal
screwdriver | screwdriver, screw driver | pechkas, penchkas, पेचकस | स्क्रूड्रायव्हर | স্ক্রুড্রাইভার | ஸ்க்ரூடிரைவர், திருப்புளி, thiruppuli
plier | plier | plas, pakad, पिलास, प्लास | पक्कड | প্লায়ার্স, প্লাস | இடுக்கிக்கருவி, கட்டிங்பிளேயர்
nail | nail | keel, kil, कील | खिळा, khila | পেরেক, perek | ஆணி, aani
axe | axe | kulhadi, कुल्हाड़ी
saw | saw | aari, आरी
spade | spade | phawda, fawda, फावड़ा
ladder | ladder | sidhi, seedhi, sidi, सीढ़ी | शिडी, shidi | মই, moi | ஏணி, eni
pipe | pipe, hose | paip, पाइप |  | নল, পাইপ | குழாய், பைப், kuzhai
tap | tap | nal, tonti, नल
tarpaulin | tarpaulin | tirpal, तिरपाल
flower_pot | flower pot, planter | गमला
bag | bag | basta, jhola, thaila, थैला, बस्ता, बैग, झोला | पिशवी, दप्तर, pishvi, daptar | ব্যাগ, থলে | பை, பேக்
notebook | notebook, copy | kapi, कॉपी, नोटबुक | वही, vahi | খাতা, khata | நோட்டு, நோட்புக், nottu
book | book | kitab, किताब
pen | pen | kalam, पेन, कलम |  | পেন, কলম, kolom | பேனா, pena
pencil | pencil | pensil, पेंसिल |  | পেন্সিল | பென்சில்
slipper | slipper | chappal, चप्पल
shoe | shoe | joota, juta, joote, जूता, जूते | बूट | জুতো, জুতা, juto | செருப்பு, ஷூ, cheruppu
`
