import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Skeleton } from '#components/ui/elements.tsx'
import { callForFile } from '#lib/api/call-for-file.ts'
import { ownKey } from '#lib/api/query-client.ts'
import { useUser } from '#lib/session/session.ts'
import { showFile } from '#lib/storage/save-file.ts'
import { css } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'

const THUMB = { boxSize: '88px', borderRadius: 'md', borderWidth: '1px' } as const

const styles = {
  image: css({ ...THUMB, display: 'block', objectFit: 'cover' }),
  shape: css({ ...THUMB, display: 'block' }),
}

const FileImage = ({ file, label }: { file: Blob; label: string }) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return <img className={styles.image} ref={show} alt={label} />
}

/** Loaded by script, because an image's URL can't carry the session's token. */
const Photo = ({ orderId, photo, label }: { orderId: string; photo: string; label: string }) => {
  const { data, isError } = useQuery({
    queryKey: ownKey(useUser()?._id ?? '', 'return-photo', orderId, photo),
    queryFn: () =>
      callForFile('GET /api/orders/:id/return/photos/:photo', { params: { id: orderId, photo } }),
    staleTime: Infinity,
  })
  if (isError) return <span>{label}</span>
  if (!data) return <Skeleton className={styles.shape} />
  return (
    <button
      type="button"
      className={css({ cursor: 'pointer' })}
      onClick={() => showFile(data.file, `${photo}.webp`)}
    >
      <FileImage file={data.file} label={label} />
    </button>
  )
}

type ReturnPhotosProps = {
  orderId: string
  photos: readonly string[]
  title: string
  labelOf: (number: number) => string
}

/** A customer's photos of a return; each opens in full size. */
export const ReturnPhotos = ({ orderId, photos, title, labelOf }: ReturnPhotosProps) => (
  <ul className={wrap({ gap: '2', my: '2' })} aria-label={title}>
    {photos.map((photo, index) => (
      <li className={css({ listStyleType: 'none' })} key={photo}>
        <Photo orderId={orderId} photo={photo} label={labelOf(index + 1)} />
      </li>
    ))}
  </ul>
)
