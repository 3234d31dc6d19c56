import type { Order } from '@bartan/contract/orders/schema'
import { FileText } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { formatDate } from '#components/ui/format-date.ts'
import { useAction } from '#components/ui/use-action.ts'
import { openDocument, type WantedDocument } from '#lib/api/call-for-file.ts'
import { css } from '#styled-system/css'
import { flex, grid, wrap } from '#styled-system/patterns'
import { useText } from './texts.ts'

const styles = {
  item: wrap({ align: 'center', gap: '2', listStyleType: 'none', fontSize: 'sm' }),
}

/** Invoices and credit notes as PDF, on a sheet or a receipt roll. */
export const DocumentsPart = ({ order: { _id: id, documents } }: { order: Order }) => {
  const t = useText()
  const { mutate: open, isPending } = useAction({
    mutationFn: (wanted: WantedDocument) => openDocument(t.language, wanted),
    failed: t('notOpened'),
  })
  return (
    <ul className={grid({ gap: '3' })}>
      {documents?.map(({ number, kind, date }) => {
        const name = t(`document.${kind}`)
        return (
          <li className={styles.item} key={number}>
            <span className={css({ flex: '1', minW: '120px' })}>
              {name}
              <span className={css({ display: 'block', color: 'ink.soft' })}>
                {number} · <time dateTime={date}>{formatDate(t.language, date)}</time>
              </span>
            </span>
            <span className={flex({ gap: '2' })}>
              <Button
                size="sm"
                variant="outline"
                disabled={isPending}
                aria-label={t('openPdf', { name: `${name} ${number}` })}
                onClick={() => open({ id, number })}
              >
                <FileText aria-hidden size={16} />
                PDF
              </Button>
              <Button
                size="sm"
                variant="outline"
                disabled={isPending}
                aria-label={t('openRoll', { name: `${name} ${number}` })}
                onClick={() => open({ id, number, paper: '80mm' })}
              >
                {t('roll')}
              </Button>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
