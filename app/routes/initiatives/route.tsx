export default function Initiatives() {
  return null;
}
