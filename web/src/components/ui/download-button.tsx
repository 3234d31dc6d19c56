import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageOf } from '#lib/api/api-error.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { BusyButton } from './busy-button.tsx'
import { toast } from './overlay/toaster.tsx'
import { useLanguage } from '#i18n/language.ts'

type DownloadButtonProps = {
  /** The file's name. */
  name: string
  label: string
  /** Where several have the same label. */
  accessibleLabel?: string
  /** The title of the error message. */
  failure: string
  isDisabled?: boolean
  read: () => Promise<string | Blob>
}

/** Saves a file from the server under a telling name. */
export const DownloadButton = (props: DownloadButtonProps) => {
  const language = useLanguage()
  const { name, label, accessibleLabel, failure, isDisabled = false, read } = props
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(name, await read()),
    onError: (error) => toast.error(failure, messageOf(language, error)),
  })
  return (
    <BusyButton
      variant="outline"
      size="sm"
      isBusy={isPending}
      disabled={isDisabled}
      aria-label={accessibleLabel}
      onClick={() => mutate()}
    >
      <Download aria-hidden size={16} />
      {label}
    </BusyButton>
  )
}
