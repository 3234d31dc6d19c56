import { showFile } from '#lib/browser/show-file.ts'
import { callForFile } from './call-for-file.ts'
import type { Language } from '@bartan/contract/shop/languages'

export type WantedDocument = { id: string; number: string; paper?: '80mm' }

/** Shows one of an order's documents as a PDF, to print or to keep: with Hindi labels, too, for who reads the shop in Hindi. */
export const openDocument = async (
  language: Language,
  { id, number, paper }: WantedDocument,
): Promise<void> => {
  const { file } = await callForFile('GET /api/orders/:id/documents/:number', {
    params: { id, number: `${number}.pdf` },
    query: { paper, lang: language === 'hi' ? 'hi' : undefined },
  })
  showFile(file, `${number.replaceAll('/', '-')}.pdf`)
}
