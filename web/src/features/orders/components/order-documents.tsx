import type { Order } from '@bartan/contract/orders/schema'
import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'

const styles = {
  root: css({ display: 'grid', gap: '3' }),
  button: css({ w: 'full', justifyContent: 'start', whiteSpace: 'normal', textAlign: 'start' }),
}

/** Invoice and credit notes as PDF. */
export const OrderDocuments = ({ order: { _id: id, documents } }: { order: Order }) => {
  const t = useText()
  const language = useLanguage()
  const { mutate: open, isPending } = useMutation({
    mutationFn: async (number: string) => {
      const { openDocument } = await import('#lib/api/call-for-file.ts')
      await openDocument(language, { id, number })
    },
    onError: (error) => toast.error(t('documentFailed'), messageOf(language, error)),
  })
  return (
    <div className={styles.root}>
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
