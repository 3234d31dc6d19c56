import { expect, it } from 'vitest'
import admin from './hi/admin.json'

/**
 * One word for one thing, and that of shopkeepers: what was said otherwise before, and how it is said. Words of law that
 * contain one of them stay (आयातक, मूल देश).
 */
const SAID: readonly (readonly [instead: RegExp, word: string])[] = [
  [/मसौद/, 'ड्राफ़्ट'],
  [/पूर्वावलोकन/, 'प्रीव्यू'],
  [/संग्रह/, 'कलेक्शन'],
  [/सामग्री/, 'मटीरियल'],
  [/आयात(?!क)/, 'इंपोर्ट'],
  [/भूमिका/, 'रोल'],
  [/शुल्क/, 'चार्ज'],
  [/पावती/, 'ख़बर'],
  [/न्यूनतम/, 'कम से कम'],
  [/निजता/, 'गोपनीयता'],
  [/पर्ची छापें/, 'स्लिप'],
  [/पंजी/, 'रजिस्टर्ड, रजिस्ट्रेशन'],
  [/योजना/, 'स्कीम'],
  [/अधिनियम/, 'क़ानून'],
  [/PIN/, 'पिन कोड'],
  [/आईडी/, 'UPI ID'],
  [/चिपका/, 'पेस्ट'],
  [/लेखा/, 'रिकॉर्ड'],
  [/आमदनी|कमाई/, 'बिक्री'],
  [/कोष्ठक|ब्रेस /, 'ब्रैकेट'],
  [/इकाइयाँ/, 'नग'],
  [/जवाब नहीं मिला/, 'फ़ोन नहीं उठा'],
  [/व्हाट्सऐप/, 'WhatsApp'],
]

it('says in Hindi one word for one thing', () => {
  const texts = Object.entries(admin).flatMap(([topic, of]) =>
    Object.entries(of).map(([id, text]) => ({ at: `${topic}.${id}`, text: JSON.stringify(text) })),
  )
  const others = texts.flatMap(({ at, text }) =>
    SAID.filter(([instead]) => instead.test(text)).map(([, word]) => `${at}: ${word}`),
  )
  expect(others).toEqual([])
})
