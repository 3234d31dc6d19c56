import type { Use } from './kind.ts'

/** Occasions, places and habits: a search for one finds the kinds that are used for it. Plain data. */
export const USES: readonly Use[] = [
  { id: 'gift', names: 'gift, uphar, tohfa, tofa, bhent, उपहार, तोहफा, भेंट, गिफ्ट', also: 'set' },
  {
    id: 'diwali',
    names: 'diwali, deepavali, dipawali, deewali, dhanteras, दिवाली, दीपावली, धनतेरस',
    also: 'puja, set',
  },
  { id: 'wedding', names: 'wedding, shaadi, shadi, vivah, marriage, शादी, विवाह', also: 'set' },
  { id: 'birthday', names: 'birthday, janmdin, janamdin, जन्मदिन', also: 'kid, set' },
  {
    id: 'housewarming',
    names: 'housewarming, house warming, griha pravesh, grah pravesh, गृह प्रवेश',
    also: 'set',
  },
  { id: 'festival', names: 'festival, tyohar, utsav, त्योहार', also: 'set, puja' },
  { id: 'school', names: 'school, vidyalaya, skool, स्कूल, विद्यालय', also: 'kid' },
  { id: 'hostel', names: 'hostel, pg room, bachelor, हॉस्टल, छात्रावास' },
  { id: 'travel', names: 'travel, safar, yatra, picnic, सफर, यात्रा, पिकनिक' },
  { id: 'gas_stove', names: 'gas chulha, gas stove, gas cooktop, gas choolha, गैस चूल्हा' },
  { id: 'gym', names: 'gym, exercise, जिम' },
  { id: 'newborn', names: 'new born, newborn, navjat, नवजात', also: 'baby, kid' },
]
