import { language } from '#i18n/translate.ts'
import { showFile } from '#lib/browser/show-file.ts'
import { callForFile } from './call-for-file.ts'

type Wanted = { id: string; number: string; paper?: '80mm' }

/** Shows one of an order's documents as a PDF, to print or to keep: with Hindi labels, too, for who reads the shop in Hindi. */
export const openDocument = async ({ id, number, paper }: Wanted): Promise<void> => {
  const { file } = await callForFile('GET /api/orders/:id/documents/:number', {
    params: { id, number: `${number}.pdf` },
    query: { paper, lang: language() === 'hi' ? 'hi' : undefined },
  })
  showFile(file, `${number.replaceAll('/', '-')}.pdf`)
}
