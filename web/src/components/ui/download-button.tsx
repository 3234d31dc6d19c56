import { Download } from 'lucide-react'
import { saveFile } from '#lib/storage/save-file.ts'
import { BusyButton } from './elements.tsx'
import { useAction } from './use-action.ts'

type DownloadButtonProps = {
  name: string
  label: string
  /** Unique label for screen readers, if several buttons look the same. */
  accessibleLabel?: string
  /** Title of the error message. */
  failure: string
  isDisabled?: boolean
  read: () => Promise<string | Blob>
}

/** Downloads a file from the server under a descriptive name. */
export const DownloadButton = (props: DownloadButtonProps) => {
  const { name, label, accessibleLabel, failure, isDisabled = false, read } = props
  const { mutate, isPending } = useAction({
    mutationFn: async () => saveFile(name, await read()),
    failed: failure,
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
