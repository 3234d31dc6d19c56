import type { SynonymGroup } from './plain-words.ts'

/** Hindi colors in all genders and numbers, and English shades. Plain data. */
export const COLOR_WORDS: readonly SynonymGroup[] = [
  { same: ['red', 'laal', 'lal', 'surkh', 'लाल'], also: ['maroon'] },
  { same: ['maroon', 'mehroon', 'mahroon', 'meroon', 'मैरून'], also: ['red'] },
  {
    same: ['blue', 'neela', 'neeli', 'neele', 'nila', 'nili', 'nile', 'नीला', 'नीली'],
    also: ['navy', 'sky'],
  },
  { same: ['sky blue', 'aasmani', 'asmani', 'asmaani', 'aasmaani', 'आसमानी'], also: ['blue'] },
  { same: ['turquoise', 'firozi', 'feroza', 'firoza', 'फ़िरोज़ी'], also: ['blue'] },
  { same: ['green', 'hara', 'hari', 'hare', 'haraa', 'हरा', 'हरी'] },
  { same: ['yellow', 'peela', 'peeli', 'peele', 'pila', 'pili', 'पीला', 'पीली'] },
  { same: ['black', 'kaala', 'kaali', 'kaale', 'kala', 'kali', 'kale', 'काला', 'काली'] },
  { same: ['white', 'safed', 'safaid', 'sufaid', 'safeda', 'सफ़ेद'], also: ['cream', 'ivory'] },
  { same: ['pink', 'gulabi', 'gulaabi', 'rani', 'गुलाबी'] },
  {
    same: ['gray', 'grey', 'slety', 'sleti', 'surmai', 'silver', 'chandi', 'स्लेटी', 'ग्रे'],
  },
  { same: ['orange', 'narangi', 'naarangi', 'santri', 'kesariya', 'bhagwa', 'saffron', 'नारंगी'] },
  { same: ['purple', 'violet', 'baingani', 'bengani', 'jamuni', 'jaamuni', 'बैंगनी', 'जामुनी'] },
  { same: ['brown', 'bhura', 'bhuri', 'bhure', 'bhoora', 'bhoori', 'kathai', 'भूरा', 'कत्थई'] },
  { same: ['golden', 'gold', 'sunehra', 'sunehri', 'sunahra', 'sunahri', 'सुनहरा', 'सुनहरी'] },
  { same: ['beige', 'badami', 'baadami', 'बादामी'], also: ['cream'] },
  { same: ['multicolor', 'multicolour', 'rangeen', 'rang birangi', 'rangbirangi', 'colorful'] },
]
