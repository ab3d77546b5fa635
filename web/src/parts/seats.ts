// Colour, letter, shape and hatch of every seat word: never by colour alone. The hatch is the heralds' (Petra Sancta).
export interface Mark {
  letter: string;
  shape: string;
  hatch: string;
  dots?: boolean;
  low?: number; // how far the letter's foot lies under the middle
}

const kCircle = "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10z";
export const marks: Record<string, Mark> = {
  purple: { letter: "P", shape: kCircle, hatch: "M-1 5L5-1M1 7L7 1" },
  white: { letter: "W", shape: "M0-11.800L11.800 0 0 11.800-11.800 0z", hatch: "" },
  black: { letter: "K", shape: "M-9.300-9.300H9.300V9.300H-9.300z", hatch: "M0 3H6M3 0V6" },
  red: { letter: "R", shape: "M0-12L12 9.200H-12z", hatch: "M1.500 0V6M4.500 0V6", low: 6.3 },
  green: { letter: "G", shape: "M-5.700-10H5.700L11.400 0 5.700 10H-5.700L-11.400 0z", hatch: "M-1 1L5 7M1-1L7 5" },
  blue: { letter: "B", shape: "M-9.600-9.800H9.600V1C9.600 6.500 5.500 9.800 0 12-5.500 9.800-9.600 6.500-9.600 1z", hatch: "M0 1.500H6M0 4.500H6" },
  yellow: { letter: "Y", shape: "M0-11.600L11.300-3.200 7 10H-7L-11.300-3.200z", hatch: "", dots: true, low: 5 },
  orange: { letter: "O", shape: "M-4.600-11H4.600V-4.600H11V4.600H4.600V11H-4.600V4.600H-11V-4.600H-4.600z", hatch: "M-1 5L5-1M1 7L7 1M0 3H6" },
  north: { letter: "N", shape: "M0-13L5-8.600A10 10 0 1 1-5-8.600z", hatch: "" },
  east: { letter: "E", shape: "M13 0L8.600 5A10 10 0 1 1 8.600-5z", hatch: "" },
  south: { letter: "S", shape: "M0 13L-5 8.600A10 10 0 1 1 5 8.600z", hatch: "" },
  west: { letter: "W", shape: "M-13 0L-8.600-5A10 10 0 1 1-8.600 5z", hatch: "" },
  neutral: { letter: "N", shape: "M-4.500-10.600H4.500L10.600-4.500V4.500L4.500 10.600H-4.500L-10.600 4.500V-4.500z", hatch: "" },
};

export const kSeal =
  "M20.200-3.800Q19.200 0 19.700 3.700Q20.200 7.300 17.500 9.900Q14.900 12.500 12.800 15.600Q10.800 18.600 7 18.700Q3.300 18.700-.2 20.100Q-3.800 21.500-6.900 19.500Q-10.100 17.500-13.600 15.900Q-17.200 14.400-18 10.600Q-18.800 6.800-20.200 3.400Q-21.600 0-20-3.400Q-18.500-6.700-17.500-10.300Q-16.600-13.900-13.100-15.300Q-9.600-16.600-6.600-18.900Q-3.700-21.100-.2-20Q3.300-18.900 7.300-19.200Q11.300-19.600 13.300-16.200Q15.400-12.900 18.200-10.300Q21.100-7.700 20.200-3.800z";
