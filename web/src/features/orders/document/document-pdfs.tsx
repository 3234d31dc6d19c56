import { FileText } from 'lucide-react'
import { BusyButton } from '#components/ui/elements.tsx'
import { useAction } from '#components/ui/use-action.ts'
import { openDocument, type WantedDocument } from '#lib/api/call-for-file.ts'
import { useText } from '../texts.ts'

type DocumentPdfsProps = { id: string; number: string }

/** PDF links of the document: on a sheet, or a receipt roll. */
export const DocumentPdfs = ({ id, number }: DocumentPdfsProps) => {
  const t = useText()
  const { mutate: open, isPending } = useAction({
    mutationFn: (wanted: WantedDocument) => openDocument(t.language, wanted),
    failed: t('documentFailed'),
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
