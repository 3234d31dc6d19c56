import type { SynonymGroup } from './synonym-groups.ts'

/** Words for goods other than their names: occasions, places, habits. Plain data. */
export const OCCASION_WORDS: readonly SynonymGroup[] = [
  {
    same: ['gift', 'uphar', 'tohfa', 'tofa', 'bhent', 'उपहार', 'तोहफा', 'भेंट', 'गिफ्ट'],
    also: ['dinner set', 'set', 'casserole', 'masala dabba'],
  },
  {
    same: ['diwali', 'deepavali', 'dipawali', 'deewali', 'dhanteras', 'दिवाली', 'दीपावली', 'धनतेरस'],
    also: ['diya', 'puja', 'dinner set', 'set', 'thali', 'masala dabba', 'casserole'],
  },
  {
    same: ['wedding', 'shaadi', 'shadi', 'vivah', 'marriage', 'शादी', 'विवाह'],
    also: ['dinner set', 'set', 'thali', 'casserole'],
  },
  { same: ['birthday', 'janmdin', 'janamdin', 'जन्मदिन'], also: ['kid', 'set'] },
  {
    same: ['housewarming', 'house warming', 'griha pravesh', 'grah pravesh', 'गृह प्रवेश'],
    also: ['set', 'pressure cooker', 'kadhai'],
  },
  { same: ['festival', 'tyohar', 'utsav', 'त्योहार'], also: ['set', 'thali', 'puja', 'diya'] },
  {
    same: ['school', 'vidyalaya', 'skool', 'स्कूल', 'विद्यालय'],
    also: ['lunch box', 'tiffin', 'water bottle', 'sipper'],
  },
  {
    same: ['hostel', 'pg room', 'bachelor', 'हॉस्टल', 'छात्रावास'],
    also: ['bucket', 'mug', 'tiffin', 'plate', 'water bottle', 'hanger', 'saucepan'],
  },
  {
    same: ['travel', 'safar', 'yatra', 'picnic', 'सफर', 'यात्रा', 'पिकनिक'],
    also: ['tiffin', 'water bottle', 'flask', 'casserole'],
  },
  {
    same: ['gas chulha', 'gas stove', 'gas cooktop', 'gas choolha', 'गैस चूल्हा'],
    also: ['tawa', 'kadhai', 'pressure cooker', 'saucepan', 'lighter'],
  },
  { same: ['gym', 'exercise', 'जिम'], also: ['sipper', 'water bottle'] },
  { same: ['new born', 'newborn', 'navjat', 'नवजात'], also: ['baby', 'kid'] },
]
