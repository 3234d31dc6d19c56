import type { Order } from '@bartan/contract/orders/schema'
import { withRest } from '@bartan/contract/tax/document-words'
import type { DocumentEntry } from '@bartan/contract/tax/schema'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '#components/ui/elements.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { call } from '#lib/api/api-client.ts'
import { ownKey } from '#lib/api/query-client.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { useText } from '../texts.ts'
import { DocumentPdfs } from './document-pdfs.tsx'
import { DocumentSheet } from './document-sheet.tsx'

/** Documents never change, so they are never stale. */
const documentQuery = (userId: string, id: string, number: string) =>
  queryOptions({
    queryKey: ownKey(userId, 'document', id, number),
    queryFn: ({ signal }) =>
      call('GET /api/orders/:id/documents/:number', { params: { id, number } }, { signal }),
    staleTime: Infinity,
  })

const styles = {
  bar: wrap({ gap: '3', maxW: '210mm', mx: 'auto', mb: '4', _print: { display: 'none' } }),
  choice: css({
    whiteSpace: 'normal',
    '&[aria-current]': { borderColor: 'teal', bg: 'teal.mist' },
  }),
}

const isCredit = ({ kind }: DocumentEntry): boolean => kind === 'credit_note'

/** Sales before credit notes, newest first; the first is shown by default. */
const sorted = (documents: readonly DocumentEntry[]): DocumentEntry[] => {
  const newest = documents.toReversed()
  return [...newest.filter((one) => !isCredit(one)), ...newest.filter(isCredit)]
}

type ChoiceProps = { id: string; documents: readonly DocumentEntry[]; chosen: DocumentEntry }

const Choice = ({ id, documents, chosen }: ChoiceProps) => {
  const t = useText()
  return (
    <nav className={styles.bar} aria-label={t('documents')}>
      {documents.map(({ number, kind }) => (
        <ButtonLink
          key={number}
          className={styles.choice}
          variant="outline"
          size="sm"
          replace
          to={`${paths.invoice(id)}?document=${encodeURIComponent(number)}`}
          aria-current={number === chosen.number ? 'page' : undefined}
        >
          {t(`document.${kind}`, { number })}
        </ButtonLink>
      ))}
    </nav>
  )
}

type OrderDocumentProps = {
  order: Order
  userId: string
  documents: readonly [DocumentEntry, ...DocumentEntry[]]
  skeleton: ReactNode
}

/** The invoice of a shipped order, or another of its documents. */
export const OrderDocument = ({ order, userId, documents, skeleton }: OrderDocumentProps) => {
  const [params] = useSearchParams()
  const asked = params.get('document')
  const offered = sorted(documents)
  const chosen = offered.find(({ number }) => number === asked) ?? offered[0] ?? documents[0]
  const load = useQuery(documentQuery(userId, order._id, chosen.number))
  return (
    <>
      {offered.length > 1 && <Choice id={order._id} documents={offered} chosen={chosen} />}
      <div className={styles.bar}>
        <DocumentPdfs id={order._id} number={chosen.number} />
      </div>
      <LoadState load={load} skeleton={skeleton}>
        {(document) => <DocumentSheet document={withRest(document, order)} />}
      </LoadState>
    </>
  )
}
