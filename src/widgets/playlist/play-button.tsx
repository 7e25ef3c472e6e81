export interface PlayButtonProps {
  /** Its text. */
  label: string
  className: string
  onClick: () => void
}

/** The button that plays a video without a poster. */
export const PlayButton = ({ label, className, onClick }: PlayButtonProps) => (
  <button type="button" className={className} onClick={onClick}>
    {label}
  </button>
)
