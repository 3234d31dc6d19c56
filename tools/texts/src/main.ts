import { LANGUAGES, LANGUAGE_CODES } from '@bartan/contract/shop/languages'
import { missingTexts } from './missing-texts.ts'

const [code = ''] = process.argv.slice(2)
const language = LANGUAGE_CODES.find((one) => one === code)

/** A page is named alone; its paragraphs are in the English file. */
const lineOf = (id: string, text: unknown) =>
  typeof text === 'string' ? `  ${id}: ${JSON.stringify(text)}` : `  ${id}`

if (!language) {
  console.error(
    `"${code}" is no language of contract/src/shop/languages.ts, which has ${LANGUAGE_CODES.join(', ')}.`,
  )
  process.exitCode = 1
} else {
  const missing = await missingTexts(language)
  for (const { file, topic, texts } of missing)
    console.log(
      [`${file}, "${topic}":`, ...Object.entries(texts).map(([id, text]) => lineOf(id, text))].join(
        '\n',
      ),
    )
  const count = missing.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0)
  console.log(`${LANGUAGES[language].name}: ${count} missing`)
}
