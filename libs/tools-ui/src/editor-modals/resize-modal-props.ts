export type ResizeModalProps = {
  file: Blob;
  /** The name of the file; the result keeps its stem. */
  name: string;
  /** Takes the finished file, named; the dialog closes itself. */
  onDone: (file: File) => void;
  /** Hears that the dialog was closed without a result. */
  onLeave?: () => void;
};

declare module '@tintory/ui-kit' {
  interface ModalMap {
    'resize-image': ResizeModalProps;
  }
}
