import { DEFAULT_LANGUAGE, type Language } from '@bartan/contract/shop/languages'

/** Words and letters of Marathi that Hindi lacks. */
const MARATHI = /ळ|(?<![\p{L}\p{M}])(?:आणि|आहे|पाहिजे|पाठवा|द्या|हवा|हवी|मला|एक\s+नग)(?![\p{L}\p{M}])/u
/** Hindi in Latin letters. */
const HINGLISH =
  /(?<!\p{L})(?:bhai+y?a?|bhejo?|bhej\s?(?:do|dena|na)|dena|dedo|chahiye|chaiye|chahie|wal[aie]|aur|mujhe|ka|ki|ke|hai|ek|paanch|dabba|balti|namaste)(?!\p{L})/iu

const written = (text: string): Language => {
  if (/[\u0B80-\u0BFF]/u.test(text)) return 'ta'
  if (/[\u0980-\u09FF]/u.test(text)) return 'bn'
  if (/[\u0900-\u097F]/u.test(text)) return MARATHI.test(text) ? 'mr' : 'hi'
  return HINGLISH.test(text) ? 'hi' : DEFAULT_LANGUAGE
}

/** Language for answering a message, among those that the shop offers. */
export const languageOfMessage = (text: string, offered: readonly Language[]): Language => {
  const language = written(text)
  return offered.includes(language) ? language : DEFAULT_LANGUAGE
}
