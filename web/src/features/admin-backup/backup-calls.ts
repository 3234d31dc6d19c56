import { dayOf } from '@bartan/contract/shared/shop-day'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#components/ui/use-action.ts'
import { call } from '#lib/api/api-client.ts'
import { callForFile } from '#lib/api/call-for-file.ts'
import { readQuery } from '#lib/api/read-query.ts'
import { adminKey } from '#lib/session/admin-key.ts'
import { saveFile } from '#lib/storage/save-file.ts'
import { useText } from './texts.ts'

export const backupQuery = () => readQuery(adminKey('backup'), 'GET /api/admin/backup')

export const useSchedule = () => {
  const t = useText()
  const client = useQueryClient()
  return useAction({
    mutationFn: (scheduled: boolean) => call('PUT /api/admin/backup', { body: { scheduled } }),
    onSuccess: (state) => client.setQueryData(backupQuery().queryKey, state),
    failed: t('notSaved'),
  })
}

const fileName = () => `backup-${dayOf(new Date())}.bartan`

/** Fetches a backup in parts and saves them as one file. Browsers keep large blobs on disk. */
export const useDownload = () => {
  const client = useQueryClient()
  const [bytes, setBytes] = useState(0)
  const download = useMutation({
    mutationFn: async (wanted: { passphrase: string; pictures: boolean }) => {
      setBytes(0)
      const parts: Blob[] = []
      let cursor: string | undefined
      do {
        const body = { ...wanted, ...(cursor && { cursor }) }
        // Each part tells where the next one begins.
        // oxlint-disable-next-line no-await-in-loop
        const { file, headers } = await callForFile('POST /api/admin/backup/parts', { body })
        parts.push(file)
        setBytes((before) => before + file.size)
        cursor = headers.get('X-Next-Cursor') ?? undefined
      } while (cursor !== undefined)
      saveFile(fileName(), new Blob(parts, { type: 'application/octet-stream' }))
    },
    onSuccess: () => client.invalidateQueries({ queryKey: backupQuery().queryKey }),
  })
  return { ...download, bytes }
}
