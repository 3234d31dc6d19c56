import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { messageOf } from '#lib/api/api-error.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { BusyButton } from './busy-button.tsx'
import { toast } from './overlay/toaster.tsx'

type DownloadButtonProps = {
  /** The file's. */
  name: string
  label: string
  /** Where several have the same label. */
  accessibleLabel?: string
  /** The title of what is said where it fails. */
  failure: string
  isDisabled?: boolean
  read: () => Promise<string>
}

/** Saves a file of the server's under a name that tells what it is. */
export const DownloadButton = (props: DownloadButtonProps) => {
  const { name, label, accessibleLabel, failure, isDisabled = false, read } = props
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(name, await read()),
    onError: (error) => toast.error(failure, messageOf(error)),
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
