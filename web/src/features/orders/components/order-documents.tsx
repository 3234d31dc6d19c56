import type { Order } from '@bartan/contract/orders/schema'
import { FileText } from 'lucide-react'
import { BusyButton } from '#components/ui/elements.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  button: css({ w: 'full', justifyContent: 'start', whiteSpace: 'normal', textAlign: 'start' }),
}

/** Invoice and credit notes as PDF. */
export const OrderDocuments = ({ order: { _id: id, documents } }: { order: Order }) => {
  const t = useText()
  const { mutate: open, isPending } = useAction({
    mutationFn: async (number: string) => {
      const { openDocument } = await import('#lib/api/call-for-file.ts')
      await openDocument(t.language, { id, number })
    },
    failed: t('documentFailed'),
  })
  return (
    <div className={grid({ gap: '3' })}>
      {documents?.map(({ number, kind }) => (
        <BusyButton
          className={styles.button}
          key={number}
          variant="outline"
          isBusy={isPending}
          onClick={() => open(number)}
        >
          <FileText aria-hidden size={18} />
          {t(`document.${kind}`, { number })}
        </BusyButton>
      ))}
    </div>
  )
}
