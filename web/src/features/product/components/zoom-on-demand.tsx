import { lazy, Suspense, useState } from 'react'
import type { ZoomProps } from './zoom.tsx'

const Zoom = lazy(() => import('./zoom.tsx').then((module) => ({ default: module.Zoom })))

/** Loaded when a picture is first enlarged. */
export const ZoomOnDemand = (props: ZoomProps) => {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  return (
    wasOpened && (
      <Suspense>
        <Zoom {...props} />
      </Suspense>
    )
  )
}
