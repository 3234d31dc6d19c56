import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const isReview = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'review' in state

/**
 * Adds step two to the browser's history, so that Back returns to step one with all typed values. Calls `onBack`
 * then.
 */
export const useReviewStep = (onBack: () => void) => {
  const { state } = useLocation()
  const navigate = useNavigate()
  const isHere = isReview(state)
  const shown = useRef({ isHere, onBack })
  const isComing = useRef(false)
  useEffect(() => {
    const before = shown.current
    shown.current = { isHere, onBack }
    if (isHere) isComing.current = false
    if (before.isHere && !isHere) onBack()
  }, [isHere, onBack])
  // The router shows a step a little after the history has it; Back in between leads to where it still is.
  useEffect(() => {
    const leave = () => {
      if (!isComing.current) return
      isComing.current = false
      shown.current.onBack()
    }
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  return {
    begin: () => {
      isComing.current = !isHere
      return navigate('.', { state: { review: true }, replace: isHere })
    },
    /** Goes back if the history has the step, which calls `onBack`. */
    end: () => (isHere ? navigate(-1) : onBack()),
  }
}
