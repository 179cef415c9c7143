export default function MumbaiChapter() {
  return null;
}
