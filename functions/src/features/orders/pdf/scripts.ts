import {
  LETTERS_BY_FONT,
  MAIN_LETTERS,
  type ScriptFont,
} from '@bartan/contract/orders/printable-letters'

/** Poppins has Latin and Devanagari letters, and the rupee sign. */
export const REGULAR = 'regular'
export const BOLD = 'bold'
export type Weight = typeof REGULAR | typeof BOLD

export type Font = Weight | ScriptFont

/** Fonts of the scripts that Poppins lacks, one weight each. */
const FILES: Record<ScriptFont, string> = {
  bengali: '@expo-google-fonts/noto-sans-bengali/500Medium/NotoSansBengali_500Medium.ttf',
  tamil: '@expo-google-fonts/catamaran/600SemiBold/Catamaran_600SemiBold.ttf',
  gujarati: '@expo-google-fonts/noto-sans-gujarati/500Medium/NotoSansGujarati_500Medium.ttf',
  gurmukhi: '@expo-google-fonts/baloo-paaji-2/BalooPaaji2_500Medium.ttf',
  kannada: '@expo-google-fonts/noto-sans-kannada/500Medium/NotoSansKannada_500Medium.ttf',
  malayalam: '@expo-google-fonts/noto-sans-malayalam/500Medium/NotoSansMalayalam_500Medium.ttf',
  odia: '@expo-google-fonts/noto-sans-oriya/500Medium/NotoSansOriya_500Medium.ttf',
  telugu: '@expo-google-fonts/hind-guntur/500Medium/HindGuntur_500Medium.ttf',
  arabic: '@expo-google-fonts/noto-naskh-arabic/500Medium/NotoNaskhArabic_500Medium.ttf',
  olchiki: '@expo-google-fonts/noto-sans-ol-chiki/500Medium/NotoSansOlChiki_500Medium.ttf',
  meetei: '@expo-google-fonts/noto-sans-meetei-mayek/500Medium/NotoSansMeeteiMayek_500Medium.ttf',
}

/** The file of each font by its name in a PDF, and the package with the file. */
export const FONT_FILES: readonly { name: Font; file: string }[] = [
  { name: REGULAR, file: '@expo-google-fonts/poppins/400Regular/Poppins_400Regular.ttf' },
  { name: BOLD, file: '@expo-google-fonts/poppins/600SemiBold/Poppins_600SemiBold.ttf' },
  ...Object.entries(FILES).map(([name, file]) => ({ name: name as ScriptFont, file })),
]

const OTHERS = Object.entries(LETTERS_BY_FONT) as [ScriptFont, RegExp][]

/** The font with a letter; undefined if none has it. */
export const fontOf = (letter: string, weight: Weight): Font | undefined =>
  MAIN_LETTERS.test(letter) ? weight : OTHERS.find(([, letters]) => letters.test(letter))?.[0]
