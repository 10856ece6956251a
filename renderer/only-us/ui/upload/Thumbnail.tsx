import FileImage from 'lucide-react/icons/file-image';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { Picture } from '#renderer/ui/Picture.tsx';
import type { Upload } from './use-uploads.ts';

/** A picture that is uploaded, small: as it is stored, and until then as the browser can show the file. */
export function Thumbnail({ upload: { file, picture, known } }: { upload: Upload }) {
  const stored = picture ?? known?.picture;
  const url = useObjectUrl(file);
  const [isUnknown, setUnknown] = useState(false);
  if (stored) return <Picture picture={{ ...stored, alt: '' }} sizes="56px" />;
  if (url && !isUnknown)
    return <img src={url} alt="" loading="lazy" decoding="async" onError={() => setUnknown(true)} />;
  const Icon = file.type === 'application/pdf' ? FileText : FileImage;
  return <Icon className="upload-icon" size={24} aria-hidden />;
}

// Its address in this browser, where it may be a picture.
function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
