/** Widths of bars and gaps in turn, for all values of Code 128 (ISO/IEC 15417, table 1), six per value. */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221' +
  '223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321' +
  '112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131' +
  '311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114' +
  '122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141' +
  '214121412121111143111341131141114113114311411113411311113141114131311141411131'

const START_B = '211214'
const STOP = '2331112'
const START_VALUE = 104
const MODULO = 103

const widthsOf = (value: number): string => WIDTHS.slice(value * 6, value * 6 + 6)

/** Whether set B covers all characters: printable ASCII. */
export const isEncodable = (text: string): boolean => /^[ -~]+$/.test(text)

/** Encodes a text in Code 128, set B: widths of bars and gaps in turn, starting with a bar. */
export const code128 = (text: string): number[] => {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  const sum = values.reduce((total, value, place) => total + value * (place + 1), START_VALUE)
  const symbols = [START_B, ...values.map(widthsOf), widthsOf(sum % MODULO), STOP]
  return Array.from(symbols.join(''), Number)
}
