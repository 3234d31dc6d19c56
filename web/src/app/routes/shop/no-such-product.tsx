import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { ProductNotFound } from '#features/not-found/components/not-found.tsx'
import { forgetViewed } from '#features/recently-viewed/viewed.ts'

/** Shown for a product that doesn't exist. */
export const NoSuchProduct = () => {
  const { id = '' } = useParams()
  useEffect(() => forgetViewed(id), [id])
  return <ProductNotFound />
}
