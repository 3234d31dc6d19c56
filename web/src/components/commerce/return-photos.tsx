import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Skeleton } from '#components/ui/elements.tsx'
import { callForFile } from '#lib/api/call-for-file.ts'
import { mine } from '#lib/api/query-client.ts'
import { useUser } from '#lib/session/session.ts'
import { css } from '#styled-system/css'

const THUMB = { boxSize: '88px', borderRadius: 'md', borderWidth: '1px' } as const

const styles = {
  list: css({ display: 'flex', flexWrap: 'wrap', gap: '2', my: '2' }),
  item: css({ listStyleType: 'none' }),
  image: css({ ...THUMB, display: 'block', objectFit: 'cover' }),
  shape: css({ ...THUMB, display: 'block' }),
}

type PhotoProps = { orderId: string; photo: string; label: string }

/** An address of the file in this page, for as long as it is shown. */
const useAddress = (file: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** It is read with the session's token, which the address of an image would lack. */
const Photo = ({ orderId, photo, label }: PhotoProps) => {
  const { data, isError } = useQuery({
    queryKey: mine(useUser()?._id ?? '', 'return-photo', orderId, photo),
    queryFn: () =>
      callForFile('GET /api/orders/:id/return/photos/:photo', { params: { id: orderId, photo } }),
    staleTime: Infinity,
  })
  const address = useAddress(data?.file)
  if (isError) return <span>{label}</span>
  if (!address) return <Skeleton className={styles.shape} />
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <img className={styles.image} src={address} alt={label} />
    </a>
  )
}

type ReturnPhotosProps = {
  orderId: string
  photos: readonly string[]
  title: string
  labelOf: (number: number) => string
}

/** What a customer has sent with a return; each opens in its full size. */
export const ReturnPhotos = ({ orderId, photos, title, labelOf }: ReturnPhotosProps) => (
  <ul className={styles.list} aria-label={title}>
    {photos.map((photo, index) => (
      <li className={styles.item} key={photo}>
        <Photo orderId={orderId} photo={photo} label={labelOf(index + 1)} />
      </li>
    ))}
  </ul>
)
