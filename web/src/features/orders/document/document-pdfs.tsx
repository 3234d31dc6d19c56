import { useMutation } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { BusyButton } from '#components/ui/busy-button.tsx'
import { toast } from '#components/ui/overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'
import { messageOf } from '#lib/api/api-error.ts'
import { openDocument, type WantedDocument } from '#lib/api/call-for-file.ts'
import { useText } from '../texts.ts'

type DocumentPdfsProps = { id: string; number: string }

/** PDF links of the document: on a sheet, or a receipt roll. */
export const DocumentPdfs = ({ id, number }: DocumentPdfsProps) => {
  const t = useText()
  const language = useLanguage()
  const { mutate: open, isPending } = useMutation({
    mutationFn: (wanted: WantedDocument) => openDocument(language, wanted),
    onError: (error) => toast.error(t('documentFailed'), messageOf(language, error)),
  })
  return (
    <>
      <BusyButton variant="outline" isBusy={isPending} onClick={() => open({ id, number })}>
        <FileText aria-hidden size={18} />
        {t('pdfSheet')}
      </BusyButton>
      <BusyButton
        variant="outline"
        isBusy={isPending}
        onClick={() => open({ id, number, paper: '80mm' })}
      >
        <FileText aria-hidden size={18} />
        {t('pdfRoll')}
      </BusyButton>
    </>
  )
}
